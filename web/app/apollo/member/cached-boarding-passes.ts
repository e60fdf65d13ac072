import { mayBeSignedIn } from '#web/app/session/signed-in.ts';

/**
 * Removes the kept boarding passes that must go: the flight has landed, the access has ended, or it
 * is a member's and the member is not signed in. The name of a cache says whose it is, and until
 * when it may be kept.
 * @param now milliseconds on the clock of this device; infinity removes all
 */
export async function cleanupCachedPasses(
  now: number = Date.now(),
  signedIn: boolean = mayBeSignedIn(document.cookie),
): Promise<void> {
  // a browser has no caches where the connection is not encrypted
  for (const name of (await globalThis.caches?.keys()) ?? []) {
    const [kind, whose, until] = name.split(' ');
    const stays = Number(until) > now && (signedIn || whose === 'guest');
    if (kind === 'boarding-pass' && !stays) await caches.delete(name);
  }
}
