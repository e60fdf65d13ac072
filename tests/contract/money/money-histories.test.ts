import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { BOOKS_DIFFER, CONTROL_MISSED } from '#tests/bench/money/money-verdict.ts';
import { faultsOf } from './ledger-check.ts';
import type { Step } from './step.ts';
import { stepsAt } from './steps.ts';
import { testServices } from './test-services.ts';

const till = await testServices();
const { begin, run, close } = stepsAt(till);
/** How many histories a test run plays; `npm run bench money` plays 1,000. */
const HISTORIES = Number(process.env.MONEY_HISTORIES ?? 40);
const SECONDS_EACH = 6;
const SEED = 20_270_105;
const AT_ONCE = 4;

afterEach(() => vi.restoreAllMocks());

const choice = fc.nat({ max: 11 });
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom(
    'SEAT',
    'SEAT',
    'SEATS_BACK',
    'CHANGE',
    'CHANGE',
    'CHANGE_UNPAID',
    'REFUND',
    'REVIEW',
    'DECIDE',
    'EXTRAS',
    'EXTRAS',
    'EXTRAS_BACK',
    'WORK',
  ),
  who: choice,
  where: choice,
  which: choice,
  points: fc.nat({ max: 4 }),
});
const histories = fc.record({
  who: choice,
  points: fc.nat({ max: 4 }),
  steps: fc.array(step, { minLength: 2, maxLength: 7 }),
});

async function faultsOfHistory(
  { steps, ...how }: typeof histories extends fc.Arbitrary<infer One> ? One : never,
  index: number,
): Promise<string[]> {
  const traveller = await begin(20 + (index % 90), how);
  for (const one of steps) await run(one, traveller);
  await close(traveller);
  const faults = await faultsOf(till, traveller);
  return faults.map((fault) => `history ${index}: ${fault}`);
}

/** The faults of so many histories, a few of which run at once. */
async function faultsOfAll(count: number): Promise<string[]> {
  const all = [...fc.sample(histories, { numRuns: count, seed: SEED }).entries()];
  const found: string[] = [];
  const worker = async () => {
    for (let next = all.shift(); next; next = all.shift())
      found.push(...(await faultsOfHistory(next[1], next[0])));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return found;
}

test(
  'over histories of flights, seats, changes, refunds, extras and points the books agree with the provider’s',
  async () => {
    expect(await faultsOfAll(HISTORIES), BOOKS_DIFFER).toEqual([]);
    const states = await till.db.selectFrom('refunds').select('state').distinct().execute();
    const seen = states.map(({ state }) => state);
    expect(seen).toContain('SUCCEEDED');
    expect(seen.length).toBeGreaterThan(1);
    for (const kind of ['ORDER', 'SEAT_ORDER', 'DATE_CHANGE', 'BENEFIT_ORDER']) {
      const { count } = await till.db
        .selectFrom('payments')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('payable_kind', '=', kind)
        .where('state', '=', 'SUCCEEDED')
        .where('points', '>', 0)
        .executeTakeFirstOrThrow();
      expect(Number(count), kind).toBeGreaterThan(0);
    }
  },
  HISTORIES * SECONDS_EACH * 1_000,
);

// The controls: the same look finds an airline that forgets to give back, and one that gives back
// twice.
test('an airline that keeps a part of what is to go back is found', async () => {
  const { giveBack } = till.services.payments;
  vi.spyOn(till.services.payments, 'giveBack').mockImplementation((trx, part, now) =>
    giveBack(trx, { ...part, amount: { ...part.amount, amount: part.amount.amount - 1_000 } }, now),
  );
  expect((await faultsOfAll(4)).join(), CONTROL_MISSED).toContain('kept of flights');
}, 120_000);

test('an airline that asks the provider twice for the same money is found', async () => {
  const { refundPayment } = till.provider;
  vi.spyOn(till.provider, 'refundPayment').mockImplementation(async (asked) => {
    const { amount, currency } = asked.amount;
    const again = { refundId: `again-${asked.refundId}`, amount: { amount: 100, currency } };
    await refundPayment({ ...asked, ...again });
    return refundPayment({ ...asked, amount: { amount: amount - 50, currency } });
  });
  const found = await faultsOfAll(4).catch((refusal) => {
    if (!String(refusal).includes('EXCEEDS_CAPTURED')) throw refusal;
    return [String(refusal)];
  });
  expect(found.join(), CONTROL_MISSED).toMatch(/refunded of|EXCEEDS_CAPTURED/);
}, 120_000);
