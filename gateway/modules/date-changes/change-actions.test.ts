import { expect, test } from 'vitest';
import { passengerSegmentsIn } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { proceduresOfRead } from '#gateway/modules/orders/segments/procedures.ts';
import { testDatabase } from '#tests/support/database.ts';
import { changeActions } from './change-actions.ts';
import { changeDesk } from './date-changes.test-support.ts';
import { dateChangeProcedures } from './read/chain.repository.ts';

const { db } = await testDatabase();
const till = await changeDesk(db);
const { desk, roundTrip, made, payChange, find } = till;
const start = new Date('2027-01-05T02:00:00Z');

test('a date can be changed until the flight leaves, once, and not while a change waits for payment', async () => {
  desk.at(start);
  const { order, visitor } = await roundTrip();
  const capability = async (orderId: string, offered: ReadonlySet<'CHANGE_DATE'>) => {
    const seen = await till.order(orderId, visitor);
    if (!seen) throw new Error('no order');
    const sources = {
      fares: desk.fares,
      proceduresOf: proceduresOfRead([dateChangeProcedures]),
      offered,
    };
    const actions = await changeActions(sources)(db, seen, desk.now());
    const [found] = (await Promise.all(passengerSegmentsIn(seen).map(actions))).flat();
    return found && { until: found.until, code: (await found.reason)?.code };
  };
  const offered = new Set(['CHANGE_DATE'] as const);
  expect(await capability(order.id, new Set())).toBeUndefined();
  const until = order.segments[0]?.departsAt;
  expect(await capability(order.id, offered)).toEqual({ until, code: undefined });
  const id = await made({ order, visitor });
  expect(await capability(order.id, offered)).toMatchObject({ code: 'CHANGE_IN_PROGRESS' });
  await payChange(id, visitor);
  const next = (await find(id, visitor))?.newOrderId ?? '';
  expect(await capability(next, offered)).toMatchObject({ code: 'ALREADY_CHANGED' });
  expect(await capability(order.id, offered)).toMatchObject({ code: 'ORDER_CLOSED' });
});
