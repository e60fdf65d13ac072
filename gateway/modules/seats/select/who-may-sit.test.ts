import { beforeEach, describe, expect, test } from 'vitest';
import { inTransaction } from '#gateway/database/transaction.ts';
import { emptyFlights, seatDesk } from '#gateway/modules/seats/seats.test-support.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const till = await seatDesk(db, { departureControl: emptyFlights });
const { desk, seats, ticketed, select } = till;
const start = new Date('2027-01-05T02:00:00Z');

beforeEach(() => desk.at(start));

const codes = ({ userErrors }: { userErrors: readonly { code: string }[] }) =>
  userErrors.map(({ code }) => code);

describe('who may sit where', () => {
  test.each([
    ['a seat that the aircraft does not have', '99A', {}, 'SEAT_UNKNOWN'],
    ['business class with an economy ticket', '1A', {}, 'OTHER_CABIN'],
    ['a front row without the card', '8A', {}, 'SEAT_RESERVED'],
    ['a bassinet row without an infant', '6B', {}, 'SEAT_RESERVED'],
  ])('not on %s', async (_where, number, party, code) => {
    expect(codes(await select(await ticketed(party), [number], 0))).toEqual([code]);
  });

  test('in an exit row only who accepts its duties, and looks after no child', async () => {
    const traveller = await ticketed();
    const without = await till.selection(traveller.order, traveller.visitor, ['18A'], 200);
    const choices = without.choices.map((choice) => ({ ...choice, exitRow: null }));
    const outcome = await seats.select({ ...without, choices }, traveller.visitor, start);
    expect(codes(outcome)).toEqual(['EXIT_ROW_DUTIES_NOT_ACCEPTED']);
    const family = await ticketed({ children: 1 });
    expect(codes(await select(family, ['18A', '18B'], 0))).toEqual([
      'EXIT_ROW_NOT_ABLE',
      'EXIT_ROW_TOO_YOUNG',
    ]);
  });

  test('a child only with an adult of the booking', async () => {
    const family = await ticketed({ children: 1 });
    const both = await till.selection(family.order, family.visitor, ['24A', '24B']);
    const child = { ...both, choices: both.choices.slice(1) };
    expect(codes(await seats.select(child, family.visitor, start))).toEqual(['CHILD_WITH_ADULT']);
    expect(codes(await seats.select(both, family.visitor, start))).toEqual([]);
    const again = await till.selection(family.order, family.visitor, ['24A', '24C']);
    const alone = { ...again, choices: again.choices.slice(1) };
    expect(codes(await seats.select(alone, family.visitor, start))).toEqual([]);
  });

  test('at most four besides the main passenger at a time', async () => {
    const six = await ticketed({ adults: 6 });
    const numbers = ['27A', '27B', '27C', '27D', '27E', '27F'];
    expect(codes(await select(six, numbers))).toEqual(['TOO_MANY_FELLOW_PASSENGERS']);
    expect(codes(await select(six, numbers.slice(0, 5)))).toEqual([]);
  });

  test('never on an order of others, nor when check-in is closed', async () => {
    const traveller = await ticketed();
    const chosen = await till.selection(traveller.order, traveller.visitor, ['25A']);
    expect(codes(await seats.select(chosen, aVisitor(), start))).toEqual(['PASSENGER_NOT_FOUND']);
    const { departsAt } = traveller.order.segments[0] ?? { departsAt: start };
    const { sessionId } = traveller.visitor;
    await inTransaction(db, (trx) =>
      desk.orders.openTo(trx, traveller.order.id, sessionId, departsAt),
    );
    desk.at(addMinutes(departsAt, -60));
    expect(codes(await select(traveller, ['25A']))).toEqual(['FLIGHT_CLOSED']);
  });
});
