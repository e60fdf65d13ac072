import { describe, expect, test } from 'vitest';
import { anAsker, checkInDesk } from '#gateway/modules/check-in/check-in.test-support.ts';
import { testDatabase } from '#tests/support/database.ts';
import { createCheckInUpdates } from './check-in-updates.service.ts';
import { checkInVersions } from './check-in-versions.repository.ts';

const { db } = await testDatabase();
const till = checkInDesk(db);
const { desk, checkIns } = till;

/** A watch over a flight whose gate is as the test says. */
function aWatch(limits = { perViewer: 2, all: 3 }) {
  const source = { gate: 'A1', signedIn: true };
  const watch = createCheckInUpdates({
    clock: { now: () => desk.now() },
    intervalMilliseconds: 20,
    limits,
    sessions: { holds: async () => source.signedIn },
    itinerary: checkIns.itinerary,
    versions: (flights) => checkInVersions(db, flights),
    statusOf: async () => source.gate,
  });
  return { ...watch, source };
}
async function open() {
  desk.at(new Date('2027-01-05T02:00:00Z'));
  const traveller = await till.ticketed();
  const key = { orderId: traveller.order.id, segmentIndex: 0 };
  return { ...traveller, key };
}

describe('a flight whose page is open', () => {
  test('sends its state, then an event when a passenger is checked in, and when the gate changes', async () => {
    const { watch, source, endAll } = aWatch();
    const { order, visitor, key } = await open();
    const news = watch(key, visitor, 'here');
    const first = await news.next();
    expect(first.value.checkInItineraryChanged.segment.order.id).toBe(order.id);
    expect((await till.checkIn({ order, visitor })).userErrors).toEqual([]);
    const second = await news.next();
    const [ticket] = second.value.checkInItineraryChanged.segment.order.tickets;
    expect(ticket.coupons).toMatchObject([{ state: 'CHECKED_IN' }]);
    source.gate = 'B2';
    expect((await news.next()).done).toBe(false);
    endAll();
    expect((await news.next()).done).toBe(true);
  });

  test('sends nothing to strangers, nor to anyone after the sign-out', async () => {
    const { watch, source, count } = aWatch();
    const { visitor, key } = await open();
    expect((await watch(key, anAsker(), 'there').next()).done).toBe(true);
    expect((await watch(null, visitor, 'there').next()).done).toBe(true);
    const news = watch(key, visitor, 'here');
    await news.next();
    source.signedIn = false;
    expect((await news.next()).done).toBe(true);
    expect(count()).toBe(0);
  });

  test('is refused beyond so many watches of one network', async () => {
    const { watch, endAll } = aWatch();
    const { visitor, key } = await open();
    for (let index = 0; index < 2; index += 1) watch(key, visitor, 'office');
    expect(() => watch(key, visitor, 'office')).toThrow('Too many requests.');
    endAll();
  });
});
