import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { pageExists, partsOf, type SitePage, type SitePart } from './site-map.ts';

/** The content of the top bar, in its order: a page, or a menu of pages. */
export type SiteArea = SitePage | SiteMenu;

export interface SiteMenu {
  id: string;
  message: MessageId;
  parts: readonly SitePart[];
}

/** The pages of the top bar that are in no part of the site map, with the messages that name them. */
export const BAR_PAGES = {
  '/': 'shell.nav.book',
  '/order/flightOrderDetail': 'shell.nav.manage',
  '/checkIn': 'shell.nav.checkIn',
  '/flightStatus': 'shell.nav.status',
  '/login': 'shell.nav.signIn',
} as const satisfies Record<string, MessageId>;

const page = (path: keyof typeof BAR_PAGES): SitePage[] =>
  pageExists(path) ? [{ path, message: BAR_PAGES[path] }] : [];
const menu = (id: string, message: MessageId, parts: readonly SitePart[]): SiteMenu[] =>
  parts.length > 0 ? [{ id, message, parts }] : [];

export const siteAreas: readonly SiteArea[] = [
  ...page('/'),
  ...page('/order/flightOrderDetail'),
  ...page('/checkIn'),
  ...page('/flightStatus'),
  ...menu(
    'information',
    'shell.nav.information',
    partsOf('baggage', 'onBoard', 'care', 'fleet', 'help'),
  ),
  ...menu('club', 'shell.nav.club', partsOf('club')),
];

export const isPage = (area: SiteArea): area is SitePage => 'path' in area;

export const [signInPage] = page('/login');
