import { expect, test } from 'vitest';
import { checkInDesk } from '#gateway/modules/check-in/check-in.test-support.ts';
import { standby } from '#gateway/scenarios/sets/standby.scenarios.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { createSimulatedDepartureControl } from '#gateway/simulated/departure-control/simulated-departure-control.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const departureControl = createSimulatedDepartureControl();
const { desk, seats, checkIns, submit, inputFor, passenger } = checkInDesk(db, {
  departureControl,
});
const now = new Date('2027-01-05T02:00:00Z');

test('passengers of the standby scenario have no seat after check-in, and wait for staff', async () => {
  for (const which of ['first', 'second']) {
    desk.at(now);
    const { orders = [] } = await standby.load({ desk, now, flight: null });
    const [order] = orders;
    if (!order) throw new Error('no order');
    const visitor = aVisitor();
    desk.at(now);
    await db
      .transaction()
      .execute((trx) => desk.orders.openTo(trx, order.id, visitor.sessionId, now));
    expect((await submit(inputFor({ order }), visitor)).userErrors).toEqual([]);
    const { stored } = await checkIns.of(await passenger({ order }));
    expect(stored?.state, which).toBe('CONFIRMING');
    expect(await seats.liveOf(db, [order.id], visitor, now)).toEqual([]);
  }
});
