import type { HitGroup } from './search-site.ts';
import type { SiteIndex } from './site-index.ts';

/** The most frequent searches, as English paths. */
const OFTEN = [
  '/checkedBaggage',
  '/carryOnBaggage',
  '/flightStatus',
  '/order/flightOrderDetail',
  '/guide/airport',
  '/guide/contact',
];

/** What is offered before anything is typed, and without results. */
export const suggestedPages = (
  { pages }: Pick<SiteIndex, 'pages'>,
  addressOf: (path: string) => string,
): HitGroup => ({
  kind: 'pages',
  hits: OFTEN.flatMap((path) => {
    const page = pages.find(({ to }) => to === addressOf(path));
    return page ? [{ to: page.to, title: page.name ?? page.title }] : [];
  }),
});
