import { configurationContext } from '#web/app/session/request-context.ts';
import type { Route } from './+types/robots.route';
import { pagesContext } from './page-list.ts';
import { robots } from './robots.ts';

/** `/robots.txt`: what search engines may index, and where the site map is. */
export function loader({ context }: Route.LoaderArgs) {
  const unlisted = context.get(pagesContext).filter(({ handle }) => handle.unlisted);
  const paths = unlisted.map(({ path }) => path);
  return new Response(robots(context.get(configurationContext).origin, paths), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'public, max-age=3600',
    },
  });
}
