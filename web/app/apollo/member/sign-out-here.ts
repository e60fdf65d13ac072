import { askGateway } from '#web/app/apollo/ask-gateway.ts';
import { sweepKeptPasses } from '#web/app/apollo/member/kept-passes.ts';
import { saySignedOut } from '#web/app/session/signed-in.ts';
import { SignOutHereDocument } from './sign-out-here.mutation.gen.ts';

/**
 * Ends the session of this browser. What was typed and loaded in the tab goes too, and what was kept of boarding passes: others may
 * use the browser next.
 */
export async function signOutHere(): Promise<void> {
  await askGateway(SignOutHereDocument, {}, { isQuery: false });
  sessionStorage.clear();
  saySignedOut();
  await sweepKeptPasses(Number.POSITIVE_INFINITY);
}
