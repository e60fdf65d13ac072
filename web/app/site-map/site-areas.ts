import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { pageExists, partsOf, type SitePage, type SitePart } from './site-map.ts';

/** The content of the top bar, in its order: a page, or a menu of pages. */
export type SiteArea = SitePage | SiteMenu;

export interface SiteMenu {
  id: string;
  message: MessageId;
  parts: readonly SitePart[];
}

const page = (path: string, message: MessageId): SitePage[] =>
  pageExists(path) ? [{ path, message }] : [];
const menu = (id: string, message: MessageId, parts: readonly SitePart[]): SiteMenu[] =>
  parts.length > 0 ? [{ id, message, parts }] : [];

export const siteAreas: readonly SiteArea[] = [
  ...page('/', 'shell.nav.book'),
  ...page('/order/flightOrderDetail', 'shell.nav.manage'),
  ...page('/checkIn', 'shell.nav.checkIn'),
  ...page('/flightStatus', 'shell.nav.status'),
  ...menu(
    'information',
    'shell.nav.information',
    partsOf('baggage', 'onBoard', 'care', 'fleet', 'help'),
  ),
  ...menu('club', 'shell.nav.club', partsOf('club')),
];

export const [signInPage] = page('/login', 'shell.nav.signIn');
