import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { CLUB_PAGES } from './club-pages.ts';

/** Pages that inform, part by part, in the order of menus and footer. */
const PARTS = [
  {
    id: 'baggage',
    message: 'shell.map.baggage',
    pages: [
      { path: '/carryOnBaggage', message: 'shell.page.carryOnBaggage' },
      { path: '/checkedBaggage', message: 'shell.page.checkedBaggage' },
    ],
  },
  {
    id: 'onBoard',
    message: 'shell.map.onBoard',
    pages: [
      { path: '/inFlightMeals', message: 'shell.page.inFlightMeals' },
      { path: '/planeWiFi', message: 'shell.page.planeWiFi' },
      { path: '/lounges', message: 'shell.page.lounges' },
    ],
  },
  {
    id: 'care',
    message: 'shell.map.care',
    pages: [
      { path: '/passenger', message: 'shell.page.passenger' },
      { path: '/passenger/detailService', message: 'shell.page.detailService' },
      { path: '/passenger/detailService/pregnantWoman', message: 'shell.page.pregnantWoman' },
      { path: '/passenger/PassengersService', message: 'shell.page.passengersService' },
    ],
  },
  {
    id: 'fleet',
    message: 'shell.map.fleet',
    pages: [
      { path: '/aircraftIntroduction', message: 'shell.page.aircraftIntroduction' },
      { path: '/aircraftIntroduction/a320_ceo', message: 'shell.page.a320_ceo' },
      { path: '/aircraftIntroduction/a320_neo', message: 'shell.page.a320_neo' },
      { path: '/aircraftIntroduction/a321_ceo', message: 'shell.page.a321_ceo' },
      { path: '/aircraftIntroduction/a321_neo', message: 'shell.page.a321_neo' },
      { path: '/aircraftIntroduction/b787_9', message: 'shell.page.b787_9' },
    ],
  },
  {
    id: 'help',
    message: 'shell.map.help',
    pages: [
      { path: '/guide/airport', message: 'shell.page.airport' },
      { path: '/guide/contact', message: 'shell.page.contact' },
      { path: '/itineraryConfirmation', message: 'shell.page.itineraryConfirmation' },
      { path: '/overview', message: 'shell.page.overview' },
      { path: '/culture', message: 'shell.page.culture' },
    ],
  },
  {
    id: 'club',
    message: 'shell.nav.club',
    pages: CLUB_PAGES,
  },
  {
    id: 'legal',
    message: 'shell.footer.legal',
    pages: [
      { path: '/transportationConditions', message: 'shell.legal.conditions' },
      { path: '/privacyPolicy', message: 'shell.legal.privacy' },
      { path: '/childrenPrivacyPolicy', message: 'shell.legal.childrenPrivacy' },
      { path: '/sensitiveRules', message: 'shell.legal.sensitive' },
      { path: '/cookieStatement', message: 'shell.legal.cookies' },
      { path: '/userRegistrationAgreement', message: 'shell.legal.registration' },
    ],
  },
] as const satisfies readonly SitePart[];

/** A page of the site map: its English path and its short name. */
export interface SitePage {
  path: string;
  message: MessageId;
}
export interface SitePart {
  id: string;
  message: MessageId;
  pages: readonly SitePage[];
}

export type SitePath = (typeof PARTS)[number]['pages'][number]['path'];
export type PartId = (typeof PARTS)[number]['id'];

export const SITE_PARTS: readonly SitePart[] = PARTS;

/** The message that names a page in menus. */
export function pageMessage(path: SitePath): MessageId {
  const page = SITE_PARTS.flatMap((part) => part.pages).find(
    (candidate) => candidate.path === path,
  );
  if (!page) throw new Error(`${path} is not in the site map`);
  return page.message;
}

/** The parts with these ids, in the order of the map. */
export const partsOf = (...ids: readonly PartId[]): readonly SitePart[] =>
  SITE_PARTS.filter(({ id }) => ids.some((wanted) => wanted === id));

/**
 * The position of a page: its part, and the pages above it by its path. Undefined for pages outside
 * the map.
 */
export function placeOf(
  path: string,
  parts: readonly SitePart[] = SITE_PARTS,
): { group: SitePart; above: readonly SitePage[]; page: SitePage } | undefined {
  for (const group of parts) {
    const page = group.pages.find((candidate) => candidate.path === path);
    if (!page) continue;
    const above = group.pages.filter((candidate) => path.startsWith(`${candidate.path}/`));
    return { group, above, page };
  }
  return undefined;
}
