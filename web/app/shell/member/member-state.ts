import type { MemberInBar } from '#web/app/apollo/member/ask-member.ts';
import { forgetSignedIn, mayBeSignedIn } from '#web/app/session/signed-in.ts';

/** Null for a guest, and until it is known. */
let member: MemberInBar | null = null;
let asked = false;
/** Of questions at the same time, the answer to the last one counts. */
let turns = 0;
const listeners = new Set<() => void>();

function set(next: MemberInBar | null) {
  member = next;
  for (const listener of listeners) listener();
}

/**
 * Asks who is signed in, where the browser's hint says that a member may be. Pages are the same for all visitors, so it is asked
 * after they have loaded, and after each sign-in and sign-out.
 */
export async function refreshMember(): Promise<void> {
  asked = true;
  turns += 1;
  const turn = turns;
  if (!mayBeSignedIn()) return set(null);
  try {
    const { askMember } = await import('#web/app/apollo/member/ask-member.ts');
    const known = await askMember();
    if (turn !== turns) return;
    if (known === null) forgetSignedIn();
    set(known);
  } catch {
    // the page works without the name
    if (turn === turns) set(null);
  }
}

/** For useSyncExternalStore. The first listener asks. */
export function subscribeMember(listener: () => void): () => void {
  listeners.add(listener);
  if (!asked) void refreshMember();
  return () => {
    listeners.delete(listener);
  };
}

export const currentMember = (): MemberInBar | null => member;
