/** How the name of each cache begins. */
const KEY = 'boarding-pass';

/** A boarding pass on this device, as the name of its cache says it. */
export type CachedPass = {
  /** Whether it ends with the member's session. */
  readonly ofMember: boolean;
  /** Until when it is kept, in milliseconds on the clock of this device. */
  readonly until: number;
  /** When it was saved, on the same clock: it distinguishes a newer copy from an older one. */
  readonly savedAt: number;
  /** Path and query of its page. */
  readonly address: string;
};

/** The name of its cache; `web/app/apollo/member/cached-boarding-passes.ts` reads its beginning. */
export const cachedPassName = ({ ofMember, until, savedAt, address }: CachedPass): string =>
  [KEY, ofMember ? 'member' : 'guest', until, savedAt, address].join(' ');

/** Whether a cache is one of a boarding pass. */
export const isCachedPass = (name: string): boolean => name.startsWith(`${KEY} `);

/**
 * Whether a cache holds the page at an address, its query included: another flight's is never taken
 * for it.
 */
export const holdsPage = (name: string, address: string): boolean =>
  isCachedPass(name) && name.endsWith(` ${address}`);

/**
 * Whether a cache holds the boarding passes of a flight, in any language. @param path of their
 * page, in English
 */
export const holdsFlight = (name: string, path: string): boolean =>
  isCachedPass(name) && name.endsWith(path);
