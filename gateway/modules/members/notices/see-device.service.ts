import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { lockDevices, storeDevice } from './devices.repository.ts';
import { leaveNotice } from './leave-notice.ts';

/**
 * Notes on what device a member signed in. The first one is that of the registration; the member is notified of each other one when it
 * is new.
 */
export const seeDevice = (
  db: Database,
  memberId: string,
  device: string,
  now: Date,
): Promise<void> =>
  inTransaction(db, async (trx) => {
    const known = await lockDevices(trx, memberId);
    await storeDevice(trx, memberId, device, now);
    if (known.length > 0 && !known.includes(device))
      await leaveNotice(trx, { memberId, kind: 'NEW_DEVICE', device }, now);
  });
