import type { UIMatch } from 'react-router';
import { isLocalePrefix, splitLocale } from './locale-path.ts';
import type { Feature } from './message-ids.gen.ts';
import { loadMessages } from './messages.ts';

/**
 * What a route module declares about itself: `export const handle = page({ messages: ['booking',
 * 'forms'] })`.
 */
export interface PageHandle {
  /** The folders of messages this page uses, besides those every page has. */
  messages: readonly Feature[];
  /** Some pages of the base layout have no top bar (RULES 12.2). */
  hideTopBar?: boolean;
  /**
   * One page restores its state when the user returns (RULES 12.2): see
   * `session/session-storage.ts`.
   */
  keepState?: boolean;
  /** It shows what one visitor has asked for or owns: search engines may not index it. */
  unlisted?: boolean;
  /** Parameters of its address that identify it; its canonical address includes them. */
  identifiedBy?: readonly string[];
  /**
   * It asks the gateway for what is the same for everyone: its document may be kept for a short
   * time. `reads` names every parameter of its address that it looks at; only these make it the
   * visitor's own.
   */
  kept?: { readonly reads: readonly string[] };
}

/** The texts every page needs: the shell around it, and dates, times and money. */
export const EVERYWHERE: readonly Feature[] = ['shell', 'format'];

/**
 * Makes the handle. In the browser its texts begin to load as soon as the route's code is there;
 * those of the page that the server rendered are loaded before it hydrates, and only they: the code
 * of the home page comes with every 404 of one part.
 */
export function page(handle: PageHandle): PageHandle {
  if (typeof document !== 'undefined' && 'hydrated' in document.documentElement.dataset) {
    const { locale } = splitLocale(location.pathname);
    for (const feature of handle.messages) loadMessages(locale, feature).catch(() => undefined);
  }
  return handle;
}

const handleOf = (match: Pick<UIMatch, 'handle'>) => match.handle as PageHandle | undefined;

/**
 * The optional locale takes any first part, so that `/nothing` matches the home page: it ends as a
 * 404 above that.
 */
const isNoPage = ({ params }: Pick<UIMatch, 'params'>) =>
  params.locale !== undefined && !isLocalePrefix(params.locale);

/** All texts that the matched routes need, each once. */
export function featuresOf(matches: readonly Pick<UIMatch, 'handle' | 'params'>[]): Feature[] {
  const own = matches.some(isNoPage)
    ? []
    : matches.flatMap((match) => handleOf(match)?.messages ?? []);
  return [...new Set([...EVERYWHERE, ...own])];
}

/**
 * The part of a query that identifies the matched page, `?flight=MG523&date=2026-12-24`; empty
 * where nothing does.
 */
export function identifyingQuery(
  matches: readonly Pick<UIMatch, 'handle'>[],
  search: string,
): string {
  const params = new URLSearchParams(search);
  const kept = matches
    .flatMap((match) => handleOf(match)?.identifiedBy ?? [])
    .flatMap((name) => (params.has(name) ? [[name, params.get(name) ?? '']] : []));
  return kept.length > 0 ? `?${new URLSearchParams(kept)}` : '';
}

/** Whether one of the matched routes carries a flag. */
export const hasFlag = (
  matches: readonly Pick<UIMatch, 'handle'>[],
  flag: 'hideTopBar' | 'keepState' | 'unlisted',
): boolean => matches.some((match) => handleOf(match)?.[flag] === true);
