import { createContext } from 'react';
import type { RouterContextProvider } from 'react-router';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { loadQuery } from '#web/app/apollo/loader-query.ts';
import { mayBeSignedIn } from '#web/app/session/signed-in.ts';
import { SavedTravellersDocument } from './saved-travellers.query.gen.ts';

export type LoadedTravellers = LoadedQuery<typeof SavedTravellersDocument>;

/**
 * The member's saved passengers as they came with the page; null for a guest, and for who signs in
 * on the page.
 */
export const LoadedTravellersContext = createContext<LoadedTravellers | null>(null);

/**
 * Asks for them with the page, where a member may be signed in. Without them the form is whole: it
 * asks again.
 */
export async function loadTravellers(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<LoadedTravellers | null> {
  const inBrowser = typeof document !== 'undefined';
  const cookies = inBrowser ? document.cookie : request.headers.get('cookie');
  if (!mayBeSignedIn(cookies)) return null;
  const options = { fresh: true } as const;
  return loadQuery(context, SavedTravellersDocument, {}, options).catch(() => null);
}
