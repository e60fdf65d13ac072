import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import type { SitePage } from './site-map.ts';

/** The content of the top bar, in its order: a page, or a menu of pages. */
export type SiteArea = SitePage | SiteMenu;

/** A menu by its name; `components/site-lists` has its pages. */
export interface SiteMenu {
  id: 'information' | 'club';
  message: MessageId;
}

/**
 * The pages of the top bar that are in no part of the site map, with the messages that name them.
 */
export const BAR_PAGES = {
  '/': 'shell.nav.book',
  '/order/flightOrderDetail': 'shell.nav.manage',
  '/checkIn': 'shell.nav.checkIn',
  '/flightStatus': 'shell.nav.status',
  '/login': 'shell.nav.signIn',
} as const satisfies Record<string, MessageId>;

const page = (path: keyof typeof BAR_PAGES): SitePage => ({ path, message: BAR_PAGES[path] });

export const siteAreas: readonly SiteArea[] = [
  page('/'),
  page('/order/flightOrderDetail'),
  page('/checkIn'),
  page('/flightStatus'),
  { id: 'information', message: 'shell.nav.information' },
  { id: 'club', message: 'shell.nav.club' },
];

export const isPage = (area: SiteArea): area is SitePage => 'path' in area;

export const signInPage = page('/login');
