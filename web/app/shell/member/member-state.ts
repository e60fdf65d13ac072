import type { MemberInBar } from '#web/app/apollo/member/fetch-member.ts';
import {
  forgetSignedIn,
  HINTED,
  hintedFirstName,
  mayBeSignedIn,
  rememberFirstName,
} from '#web/app/session/signed-in.ts';

/** Null for a guest; undefined until it is known in the browser. */
let member: MemberInBar | null | undefined;
let asked = false;
/** Of questions at the same time, the answer to the last one counts. */
let turns = 0;
const listeners = new Set<() => void>();

function set(next: MemberInBar | null) {
  const root = document.documentElement;
  if (root.dataset.viewer === HINTED) delete root.dataset.viewer;
  member = next;
  for (const listener of listeners) listener();
}

/** A document from the browser's history may be older than the sign-in or sign-out. */
const isFromHistory = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => 'type' in entry && entry.type === 'back_forward');

/** What a page showed by the hint before it was hydrated, it shows as an element from here on. */
function takeHint() {
  if (document.documentElement.dataset.viewer !== HINTED) return;
  const firstName = hintedFirstName();
  if (firstName) set({ firstName, unreadMessages: 0 });
}

/**
 * Asks who is signed in, where the browser's hint says that a member may be: after a page that is
 * the same for all visitors has loaded, and after each sign-in and sign-out.
 */
export async function refreshMember(): Promise<void> {
  asked = true;
  turns += 1;
  const turn = turns;
  if (!mayBeSignedIn(document.cookie)) return set(null);
  try {
    const { fetchMember } = await import('#web/app/apollo/member/fetch-member.ts');
    const known = await fetchMember();
    if (turn !== turns) return;
    if (known) rememberFirstName(known.firstName);
    else forgetSignedIn();
    set(known);
  } catch {
    // the page works without the name
    if (turn === turns) set(null);
  }
}

function subscribe(listener: () => void, asks: boolean) {
  listeners.add(listener);
  if (asks && !asked) {
    takeHint();
    void refreshMember();
  }
  return () => {
    listeners.delete(listener);
  };
}

/** For useSyncExternalStore, on a page that came with what is known of the viewer. */
export const subscribeMember = (listener: () => void): (() => void) =>
  subscribe(listener, isFromHistory());

/**
 * For useSyncExternalStore, on a page that is the same for all visitors: the first listener asks.
 */
export const subscribeAndAsk = (listener: () => void): (() => void) => subscribe(listener, true);

export const currentMember = (): MemberInBar | null | undefined => member;
