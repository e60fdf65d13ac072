import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';

/** The English paths of all pages of the route table; `vite.config.ts` inserts it. */
declare const __PAGE_PATHS__: readonly string[] | undefined;

const paths: readonly string[] = typeof __PAGE_PATHS__ === 'undefined' ? [] : __PAGE_PATHS__;
/** Whether the route table has a page at this English path. */
export const pageExists = (path: string): boolean => paths.includes(path);

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
    pages: [
      { path: '/memberIntro/happinessClub', message: 'shell.page.happinessClub' },
      { path: '/memberIntro/vipMemberSystem', message: 'shell.page.vipMemberSystem' },
      { path: '/membershipBenefits', message: 'shell.page.membershipBenefits' },
      { path: '/memberIntro/flyWithUs', message: 'shell.page.flyWithUs' },
      { path: '/memberIntro/partners', message: 'shell.page.partners' },
      { path: '/memberIntro/starAlliances', message: 'shell.page.starAlliances' },
      { path: '/memberIntro/takePartners', message: 'shell.page.takePartners' },
    ],
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

/** The message that names a page in menus, whether or not the route table has the page yet. */
export function pageMessage(path: SitePath): MessageId {
  const pages: readonly SitePage[] = PARTS.flatMap((part) => [...part.pages]);
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`${path} is not in the site map`);
  return page.message;
}

/** Only existing pages: a broken link is worse than none. */
export const SITE_PARTS: readonly SitePart[] = PARTS.map((part) => ({
  ...part,
  pages: part.pages.filter(({ path }) => pageExists(path)),
})).filter(({ pages }) => pages.length > 0);

/** The parts with these ids, without missing pages. */
export const partsOf = (...ids: readonly PartId[]): readonly SitePart[] =>
  SITE_PARTS.filter(({ id }) => ids.some((wanted) => wanted === id));

/** The position of a page: its part, and the pages above it by its path. Undefined for pages outside the map. */
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
