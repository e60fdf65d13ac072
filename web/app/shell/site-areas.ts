import type { MessageId } from '../i18n/message-ids.gen.ts';

/** The English paths of all pages of the route table; `vite.config.ts` writes it in. */
declare const __PAGE_PATHS__: readonly string[] | undefined;

export interface SiteArea {
  path: string;
  message: MessageId;
}

/** What the top bar leads to, in its order. */
const AREAS: readonly SiteArea[] = [
  { path: '/', message: 'shell.nav.book' },
  { path: '/order/flightOrderDetail', message: 'shell.nav.manage' },
  { path: '/checkIn', message: 'shell.nav.checkIn' },
  { path: '/flightStatus', message: 'shell.nav.status' },
  { path: '/checkedBaggage', message: 'shell.nav.information' },
  { path: '/memberIntro/vipMemberSystem', message: 'shell.nav.club' },
];

const SIGN_IN: SiteArea = { path: '/login', message: 'shell.nav.signIn' };

const LEGAL: readonly SiteArea[] = [
  { path: '/transportationConditions', message: 'shell.legal.conditions' },
  { path: '/privacyPolicy', message: 'shell.legal.privacy' },
  { path: '/childrenPrivacyPolicy', message: 'shell.legal.childrenPrivacy' },
  { path: '/sensitiveRules', message: 'shell.legal.sensitive' },
  { path: '/cookieStatement', message: 'shell.legal.cookies' },
  { path: '/userRegistrationAgreement', message: 'shell.legal.registration' },
];

const paths: readonly string[] = typeof __PAGE_PATHS__ === 'undefined' ? [] : __PAGE_PATHS__;
const exists = ({ path }: SiteArea) => paths.includes(path);

/** Only what has a page already: a link that leads nowhere is worse than none. */
export const siteAreas = AREAS.filter(exists);
export const legalPages = LEGAL.filter(exists);
export const signInPage = exists(SIGN_IN) ? SIGN_IN : undefined;
