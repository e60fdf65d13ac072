import { splitLocale } from '#web/app/i18n/locale-path.ts';

/** The pages behind the guard, as `routes.ts` nests them, and how the sign-in calls each. */
const NAMES = {
  '/account': 'account',
  '/account/editInfo': 'profile',
  '/account/editLoginPwd': 'password',
  '/account/editConsumePwd': 'pointsPassword',
  '/passengers': 'passengers',
  '/passengers/editPsg': 'passengers',
  '/passengers/viewPsg': 'passengers',
  '/points': 'points',
  '/flightSegment': 'segments',
  '/message/list': 'messages',
  '/message/details': 'messages',
  '/checkIn/logged': 'trips',
} as const;

/** A guest who is led back to one of them would be asked to sign in again. */
export const PAGES_OF_MEMBERS: readonly string[] = Object.keys(NAMES);

function pathOf(address: string): string {
  const [path = ''] = address.split(/[?#]/, 1);
  return splitLocale(path).path;
}

/** Whether an address of the site, in any language, is for members only. */
export const isForMembers = (address: string): boolean =>
  PAGES_OF_MEMBERS.includes(pathOf(address));

/**
 * What an address of the site shows, in the words of the sign-in's message; `other` where it is no
 * page of members.
 */
export const pageOfMembers = (address: string): string =>
  new Map<string, string>(Object.entries(NAMES)).get(pathOf(address)) ?? 'other';
