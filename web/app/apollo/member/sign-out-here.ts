import { fetchQuery } from '#web/app/apollo/fetch-query.ts';
import { cleanupCachedPasses } from '#web/app/apollo/member/cached-boarding-passes.ts';
import { saySignedOut } from '#web/app/session/signed-in.ts';
import { SignOutHereDocument } from './sign-out-here.mutation.gen.ts';

/**
 * Ends the session of this browser. What was typed and loaded in the tab goes too, and what was
 * kept of boarding passes: others may use the browser next.
 */
export async function signOutHere(): Promise<void> {
  await fetchQuery(SignOutHereDocument, {}, { isQuery: false });
  sessionStorage.clear();
  saySignedOut();
  await cleanupCachedPasses(Number.POSITIVE_INFINITY);
}
