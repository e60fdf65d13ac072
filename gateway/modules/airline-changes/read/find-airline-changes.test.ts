import { expect, test } from 'vitest';
import { airlineChangeDesk } from '#gateway/modules/airline-changes/airline-changes.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { airlineChangeReader } from './find-airline-changes.ts';

const { db } = await testDatabase();
const { desk, oneWay, cancelledTrip, orderNow } = await airlineChangeDesk(db);

/** The same database, and how many statements it was sent. */
const counted = () => {
  let count = 0;
  const watched = db.withPlugin({
    transformQuery({ node }) {
      count += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { watched, sent: () => count };
};

test('the changes of a list of orders are loaded at once, each order gets its own', async () => {
  const [changed, asBooked] = [await oneWay(30), await oneWay(34)];
  const change = await cancelledTrip(changed);
  const orders = await Promise.all([changed, asBooked, changed].map(orderNow));
  const { watched, sent } = counted();
  const read = airlineChangeReader({ db: watched });
  const found = await Promise.all(orders.map((order) => read(order, desk.now())));
  expect(found.map((all) => all.map(({ id }) => id))).toEqual([[change.id], [], [change.id]]);
  expect(sent()).toBe(1);
  const [first] = orders;
  if (!first) throw new Error('no order');
  await read(first, desk.now());
  expect(sent()).toBe(1);
});
