import { configurationContext } from '#web/app/session/request-context.ts';
import type { Route } from './+types/sitemap.route';
import { pagesContext } from './page-list.ts';
import { sitemap } from './sitemap.ts';

/** `/sitemap.xml`: every page that is the same for all visitors, and needs no query. */
export function loader({ context }: Route.LoaderArgs) {
  const listed = context
    .get(pagesContext)
    .filter(({ handle }) => !handle.unlisted && !handle.identifiedBy);
  const paths = listed.map(({ path }) => path).toSorted();
  return new Response(sitemap(context.get(configurationContext).origin, paths), {
    headers: { 'Content-Type': 'application/xml', 'Cache-Control': 'public, max-age=3600' },
  });
}
