import { askGateway } from '#web/app/apollo/ask-gateway.ts';
import { SignOutHereDocument } from './sign-out-here.mutation.gen.ts';

/** Ends the session of this browser. What was typed and loaded in the tab goes too: others may use the browser next. */
export async function signOutHere(): Promise<void> {
  await askGateway(SignOutHereDocument, {}, { isQuery: false });
  sessionStorage.clear();
}
