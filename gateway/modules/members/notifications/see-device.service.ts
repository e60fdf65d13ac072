import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { lockDevices, storeDevice } from './devices.repository.ts';
import { storeBrowser } from './known-browsers.repository.ts';
import { notifyMember } from './notify-member.ts';

/**
 * Where a member signed in: what the browser calls itself, and the name that this site has given
 * it.
 */
export type SeenDevice = { readonly device: string; readonly browser: Buffer };

/**
 * Notes on what device and in which browser a member signed in. The first device is that of the
 * registration; the member is notified of each other one when it is new.
 */
export const seeDevice = (
  db: Database,
  memberId: string,
  { device, browser }: SeenDevice,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const known = await lockDevices(trx, memberId);
    await storeDevice(trx, memberId, device, now);
    await storeBrowser(trx, memberId, browser, now);
    if (known.length > 0 && !known.includes(device))
      await notifyMember(trx, { memberId, kind: 'NEW_DEVICE', device }, now);
  });
