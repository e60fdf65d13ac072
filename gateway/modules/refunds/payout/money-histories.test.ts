import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { refundDesk } from '#gateway/modules/refunds/refunds.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { type Divide, type MoneyStep, moneyHistory } from './money-histories.test-support.ts';
import { dividePayout } from './refund-parts.ts';

const { db } = await testDatabase();
const { desk } = await refundDesk(db);
desk.at(new Date('2027-01-05T02:00:00Z'));
const HISTORIES = 1_000;

const outbound = { origin: 'PVG', destination: 'HKG', date: desk.inDays(30) };
const inbound = { origin: 'HKG', destination: 'PVG', date: desk.inDays(37) };
const there = { bounds: [outbound], tripType: 'ONE_WAY' as const };
const andBack = { bounds: [outbound, inbound], tripType: 'ROUND_TRIP' as const };
const orders: Order[] = [];
for (const wanted of [
  { ...there, party: { adults: 1, children: 0, infants: 0 } },
  { ...andBack, party: { adults: 1, children: 1, infants: 1 } },
  { ...andBack, brand: 'FLEX' as const, party: { adults: 3, children: 0, infants: 1 } },
])
  orders.push(await desk.pay(await desk.book(desk.offer(wanted))));

const step: fc.Arbitrary<MoneyStep> = fc.record({
  what: fc.constantFrom('REFUND', 'REFUND', 'WITHDRAW', 'SEAT', 'CHANGE', 'FLY'),
  who: fc.integer({ min: 1, max: 15 }),
  where: fc.integer({ min: 1, max: 3 }),
  reason: fc.constantFrom('CHANGE_OF_PLANS', 'ILLNESS', 'OTHER'),
  price: fc.integer({ min: 0, max: 900 }),
});
const histories = fc.record({
  order: fc.constantFrom(...orders),
  steps: fc.array(step, { minLength: 1, maxLength: 8 }),
});

/**
 * What is wrong with the money of a history: nothing, or the faults in the order in which they came
 * up.
 */
function faultsOf(
  { order, steps }: { order: (typeof orders)[number]; steps: readonly MoneyStep[] },
  divide?: Divide,
): readonly string[] {
  const history = moneyHistory(order, desk.fares, divide);
  for (const one of steps) history.run(one);
  const isFlown = steps.some(({ what }) => what === 'FLY');
  const { came, back, kept } = history.close();
  if (back > came - kept) return [...history.faults, 'more back than came'];
  if (!isFlown && came !== back + kept) return [...history.faults, 'the books do not close'];
  return history.faults;
}

test('over a thousand histories of tickets, seats, changes and refunds no more goes back than came, and the books close', () => {
  let count = 0;
  fc.assert(
    fc.property(histories, (history) => {
      count += 1;
      expect(faultsOf(history)).toEqual([]);
    }),
    { numRuns: HISTORIES },
  );
  expect(count).toBe(HISTORIES);
});

// The controls: histories find a division that forgets what went back before, and one that pays a
// part twice.
test.each<[string, Divide]>([
  [
    'forgets what went back before',
    (total, paid, _gone, funds) => dividePayout(total, paid, new Map(), funds),
  ],
  [
    'pays seats twice',
    (total, paid, gone, funds) => dividePayout(total, paid, gone, [...funds, ...funds]),
  ],
])('a division that %s is found', (_what, divide) => {
  const found = fc.check(
    fc.property(histories, (history) => faultsOf(history, divide).length === 0),
    { numRuns: HISTORIES },
  );
  expect(found.failed).toBe(true);
});
