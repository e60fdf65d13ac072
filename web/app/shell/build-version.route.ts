import { buildVersionContext } from '#web/app/session/request-context.ts';
import type { Route } from './+types/build-version.route';

/**
 * `/build.json`: the version of the running site, which open tabs check from time to time
 * (RULES 12.10).
 */
export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json(
    { version: context.get(buildVersionContext) },
    { headers: { 'Cache-Control': 'no-cache' } },
  );
