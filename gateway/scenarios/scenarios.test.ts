import { expect, test } from 'vitest';
import { keyOf } from '#gateway/graphql/global-id.ts';
import { airlineChangesOf } from '#gateway/modules/airline-changes/read/airline-changes.repository.ts';
import { couponsOf } from '#gateway/modules/extras/coupons/extra-coupons.repository.ts';
import { findMember } from '#gateway/modules/members/members.repository.ts';
import { findHash } from '#gateway/modules/members/passwords/passwords.repository.ts';
import { lotsOf } from '#gateway/modules/points/points.repository.ts';
import { flownStatus } from '#gateway/modules/points/segments/flown-status.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { irregularitiesOf } from '#gateway/simulated/operations/irregularities.repository.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { nextTierGoal, qualifyingFrom, renewalGoal } from '#schema/rules/club/tier-progress.ts';
import { testDatabase } from '#tests/support/database.ts';
import { isCancelledByChance } from './builders/cancelled-by-chance.ts';
import { loadScenario } from './load-scenario.ts';
import type { Scenario } from './scenario.ts';
import { SCENARIOS } from './scenarios.ts';
import { EXPIRING, GOLD } from './sets/members.scenarios.ts';
import { aVisitor, testOrders } from './test-orders.ts';

const { db } = await testDatabase();
const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
const now = new Date('2027-01-05T02:00:00Z');
function scenarioNamed(name: string): Scenario {
  const scenario = SCENARIOS.find((one) => one.name === name);
  if (!scenario) throw new Error(`no scenario ${name}`);
  return scenario;
}
const load = (name: string) => loadScenario(testOrders(db, keys), scenarioNamed(name), now);

test.each([
  ['one-pending-payment', 'PENDING_PAYMENT', 0],
  ['expiring-soon', 'PENDING_PAYMENT', 0],
  ['cancelled-by-clock', 'CANCELLED', 0],
  ['cancelled-by-traveller', 'CANCELLED', 0],
  ['paid-with-infant', 'TICKETED', 4],
  ['paid-with-change-fee', 'TICKETED', 4],
  ['multi-city-business', 'TICKETED', 1],
  ['check-in-open-family', 'TICKETED', 4],
  ['exit-row', 'TICKETED', 3],
  ['special-service', 'TICKETED', 2],
  ['seats-nearly-gone', 'TICKETED', 3],
  ['standby', 'TICKETED', 1],
  ['changed-once', 'TICKETED', 1],
  ['refund-under-review', 'TICKETED', 1],
  ['refund-rejected', 'TICKETED', 1],
  ['flown', 'COMPLETED', 1],
  ['between-flights', 'TICKETED', 1],
  ['receipt-period-over', 'COMPLETED', 1],
  ['itinerary-last-day', 'COMPLETED', 1],
  ['silver-in-reach', 'COMPLETED', 1],
  ['flight-cancelled', 'TICKETED', 2],
  ['schedule-changed', 'TICKETED', 2],
  ['aircraft-changed', 'TICKETED', 2],
])('%s is an order that is %s with %i tickets', async (name, state, tickets) => {
  const { orders } = await load(name);
  expect(orders).toHaveLength(1);
  expect(orders[0]).toMatchObject({ state, name: expect.stringMatching(/^[A-Z]+\/[A-Z]+$/) });
  expect(orders[0]?.ticketNumbers).toHaveLength(tickets);
});

test('other-channel-ticket names two tickets to check in, of one of which seats are not paid with the seller', async () => {
  const { orders, elsewhere } = await load('other-channel-ticket');
  expect(orders).toEqual([]);
  const [free, unpaid] = elsewhere;
  expect(free).toMatchObject({ seatsDueAt: null, name: expect.stringMatching(/^[A-Z]+\/[A-Z]+$/) });
  expect(Date.parse(unpaid?.seatsDueAt ?? '')).toBeGreaterThan(now.getTime());
  expect(new Set(elsewhere.map(({ ticketNumber }) => ticketNumber)).size).toBe(2);
});

test.each([
  ['sold-out-flight', 0],
  ['last-seats', 2],
])('%s leaves %i seats', async (name, seatsLeft) => {
  expect((await load(name)).flights).toMatchObject([{ seatsLeft }]);
});

test.each([
  ['flight-on-time', 'DELAY'],
  ['flight-delayed', 'DELAY'],
  ['gate-changed', 'GATE_CHANGE'],
  ['flight-cancelled', 'CANCELLATION'],
  ['schedule-changed', 'RETIMING'],
  ['aircraft-changed', 'AIRCRAFT_CHANGE'],
  ['flight-diverted', 'DIVERSION'],
])('%s names its flight, on which operations control knows of a %s', async (name, kind) => {
  const { disturbed } = await load(name);
  expect(disturbed).toMatchObject([{ irregularities: [{ kind }] }]);
  const [flight] = disturbed;
  const found = await irregularitiesOf(db, flight ? [flight] : []);
  expect(found.map(({ irregularity }) => irregularity.kind)).toEqual([kind]);
});

test.each([
  ['flight-cancelled', 'CANCELLED'],
  ['schedule-changed', 'RETIMED'],
  ['aircraft-changed', 'AIRCRAFT_CHANGED'],
])('%s is to be decided by its travellers', async (name, kind) => {
  const { orders } = await load(name);
  const orderId = keyOf('Order', orders[0]?.id ?? '') ?? '';
  const changes = (await airlineChangesOf(db, [orderId])).get(orderId);
  expect(changes).toMatchObject([{ kind, state: 'OPEN', proposed: true }]);
});

test('there is a flight in the air, and one at the gate, at every hour of the day', async () => {
  const desk = testOrders(db, keys);
  for (let hour = 0; hour < 24; hour += 1)
    for (const name of ['flight-diverted', 'flight-delayed']) {
      const at = addMinutes(now, hour * 60);
      const { disturbed } = await loadScenario(desk, scenarioNamed(name), at);
      expect(disturbed, `${name} at ${at.toISOString()}`).toHaveLength(1);
    }
});

test('silver-in-reach was flown, also when the first flight that could be was cancelled by chance', async () => {
  const desk = testOrders(db, keys);
  const at = new Date('2026-11-27T02:00:00Z');
  const [first] = desk.timetable.journeys('PVG', 'HKG', '2026-11-23');
  expect(first?.flights.some((one) => isCancelledByChance(desk.timetable, one))).toBe(true);
  const { orders } = await loadScenario(desk, scenarioNamed('silver-in-reach'), at);
  expect(orders[0]?.flights).toMatchObject([{ date: '2026-11-24' }]);
});

test('there is a flight open for check-in at every hour of the day', async () => {
  const desk = testOrders(db, keys);
  for (let hour = 0; hour < 24; hour += 3)
    for (const name of ['check-in-open-family', 'standby']) {
      const at = addMinutes(now, hour * 60);
      const { orders } = await loadScenario(desk, scenarioNamed(name), at);
      expect(orders, `${name} at ${at.toISOString()}`).toHaveLength(1);
    }
});

test('every scenario has a name of its own and says in a sentence what it is', () => {
  expect(new Set(SCENARIOS.map(({ name }) => name)).size).toBe(SCENARIOS.length);
  for (const { sentence } of SCENARIOS) expect(sentence).toMatch(/^[A-Z].+\.$/);
});

test.each(['one-pending-payment', 'flown'])(
  '%s can be made for one visitor, who sees it for an hour, and no one else does',
  async (name) => {
    const visitor = aVisitor();
    const desk = testOrders(db, keys, { visitor });
    const { orders } = await loadScenario(desk, scenarioNamed(name), now);
    const reference = orders[0]?.bookingReference ?? '';
    expect((await desk.orders.find({ reference }, visitor, now))?.typedByViewer).toBe(true);
    expect(await desk.orders.find({ reference }, visitor, addMinutes(now, 60))).toBeNull();
    expect(await desk.orders.find({ reference }, aVisitor(), now)).toBeNull();
  },
);

test('new-member has the first card, and nothing else yet', async () => {
  const { memberId, orders } = await load('new-member');
  const member = await findMember(db, memberId ?? '');
  expect(member?.card).toMatchObject({ tier: 'HAPPINESS', validUntil: null });
  const span = { from: qualifyingFrom('2027-01-31'), to: '2027-01-31' };
  expect((await flownStatus(db, memberId ?? '', span)).earned.segments).toBe(0);
  expect(await lotsOf(db, memberId ?? '')).toEqual([]);
  expect(orders).toEqual([]);
});

test('gold-near-renewal misses two segments of those that keep the card', async () => {
  const { memberId } = await load('gold-near-renewal');
  const member = await findMember(db, memberId ?? '');
  const { tier, validUntil } = member?.card ?? {};
  expect(tier).toBe('GOLD');
  const span = { from: qualifyingFrom(validUntil ?? ''), to: validUntil ?? '' };
  const { earned } = await flownStatus(db, memberId ?? '', span);
  expect(renewalGoal('GOLD', earned)?.missing.segments).toBe(GOLD.missing);
  expect(nextTierGoal('GOLD', earned)?.reached).toBe(false);
});

test('points-about-to-expire has points of this month, and others', async () => {
  const { memberId } = await load('points-about-to-expire');
  const lots = await lotsOf(db, memberId ?? '');
  expect(lots.map(({ points }) => points)).toEqual([EXPIRING.soon, EXPIRING.later]);
  expect(lots[0]?.expiresOn).toBe('2027-01-31');
});

test.each([
  ['refund-under-review', 'UNDER_REVIEW', null],
  ['refund-rejected', 'REJECTED', 'PROOF_UNREADABLE'],
])('%s has one refund that is %s', async (name, state, rejection) => {
  const { orders } = await load(name);
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('orders', 'orders.id', 'refunds.order_id')
    .select(['refunds.state', 'refunds.rejection_code as rejection'])
    .where('orders.reference', '=', orders[0]?.bookingReference ?? '')
    .execute();
  expect(refunds).toEqual([{ state, rejection }]);
});

test('coupons-and-points has two coupons that can be used, and one that has expired', async () => {
  const { memberId } = await load('coupons-and-points');
  const coupons = await couponsOf(db, { memberId: memberId ?? '' }, now);
  expect(coupons.map(({ extraId, state }) => `${extraId} ${state}`)).toEqual([
    'bag EXPIRED',
    'wifi AVAILABLE',
    'lounge AVAILABLE',
  ]);
  expect(await findHash(db, memberId ?? '', 'CONSUMPTION')).not.toBeNull();
});

test('family-with-saved-passengers is a member with three passengers', async () => {
  const { memberId, orders } = await load('family-with-saved-passengers');
  expect(orders).toEqual([]);
  const saved = db.selectFrom('frequent_passengers').select('first_name').orderBy('first_name');
  expect(await saved.where('member_id', '=', memberId).execute()).toEqual([
    { first_name: 'Ka Yan' },
    { first_name: 'Mei Ling' },
    { first_name: 'Tai Man' },
  ]);
});

test('a scenario is made again when a sweep cancels an order of it before it is paid', async () => {
  let sweeps = 2;
  const scenario: Scenario = {
    name: 'swept-between',
    sentence: 'An order of last week is paid.',
    async load({ desk }) {
      desk.at(addMinutes(now, -7 * 24 * 60));
      const order = await desk.book();
      if (sweeps-- > 0) await desk.orders.expire(now);
      return { orders: [await desk.pay(order)] };
    },
  };
  const { orders } = await loadScenario(testOrders(db, keys), scenario, now);
  expect(orders.map(({ state }) => state)).toEqual(['TICKETED']);
});

test.each(['paid-with-infant', 'one-pending-payment', 'flight-cancelled'])(
  '%s has another flight where the one that it had is sold out',
  async (name) => {
    const { orders } = await load(name);
    const [first] = orders[0]?.flights ?? [];
    const desk = testOrders(db, keys);
    const flight = first && desk.timetable.flight(first);
    if (!flight) throw new Error('no such flight');
    await desk.leaveSeats(flight, 'ECONOMY', 0);
    const again = (await load(name)).orders[0]?.flights[0];
    expect(again).toBeDefined();
    expect(again).not.toEqual(first);
  },
);
