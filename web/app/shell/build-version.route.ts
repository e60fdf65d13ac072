import { buildVersionContext } from '#web/app/session/request-context.ts';
import type { Route } from './+types/build-version.route';

/** `/build.json`: the version of the site that is running, which open tabs look at from time to time (SPEC section 7). */
export const loader = ({ context }: Route.LoaderArgs) =>
  Response.json(
    { version: context.get(buildVersionContext) },
    { headers: { 'Cache-Control': 'no-cache' } },
  );
