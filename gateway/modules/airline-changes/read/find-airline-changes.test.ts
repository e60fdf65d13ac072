import { expect, test, vi } from 'vitest';
import { airlineChangeDesk } from '#gateway/modules/airline-changes/airline-changes.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { airlineChangeViewer } from './find-airline-changes.ts';

const { db } = await testDatabase();
const { desk, oneWay, cancelledTrip, orderNow } = await airlineChangeDesk(db);

test('the changes of a list of orders are loaded at once, each order gets its own', async () => {
  const [changed, asBooked] = [await oneWay(30), await oneWay(34)];
  const change = await cancelledTrip(changed);
  const orders = await Promise.all([changed, asBooked, changed].map(orderNow));
  const sent = vi.spyOn(db.getExecutor(), 'executeQuery');
  const read = airlineChangeViewer({ db });
  const found = await Promise.all(orders.map((order) => read(order, desk.now())));
  expect(found.map((all) => all.map(({ id }) => id))).toEqual([[change.id], [], [change.id]]);
  expect(sent).toHaveBeenCalledTimes(1);
  const [first] = orders;
  if (!first) throw new Error('no order');
  await read(first, desk.now());
  expect(sent).toHaveBeenCalledTimes(1);
});
