import { splitLocale } from '#web/app/i18n/locale-path.ts';

/** The pages behind the guard, as `routes.ts` nests them: a guest who is led back to one would be asked to sign in again. */
export const PAGES_OF_MEMBERS: readonly string[] = [
  '/account',
  '/account/editInfo',
  '/account/editLoginPwd',
  '/account/editConsumePwd',
  '/passengers',
  '/passengers/editPsg',
  '/passengers/viewPsg',
  '/points',
  '/flightSegment',
  '/message/list',
  '/message/details',
  '/checkIn/logged',
];

/** Whether an address of the site, in any language, is for members only. */
export const isForMembers = (address: string): boolean => {
  const [path = ''] = address.split(/[?#]/, 1);
  return PAGES_OF_MEMBERS.includes(splitLocale(path).path);
};
