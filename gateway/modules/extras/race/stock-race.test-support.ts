import type { extraDesk } from '#gateway/modules/extras/extras.test-support.ts';
import { aTrip, forFlight } from '#gateway/modules/extras/stock/stock.test-support.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { addMinutes } from '#schema/rules/base/time.ts';

const ROUNDS = 8;
const DAY = 24 * 60;

/**
 * A member and a guest order at once what one of them can have, of the last on a flight, in some
 * rounds.
 * @returns in how many rounds both got it
 */
export async function raceForStock(till: Awaited<ReturnType<typeof extraDesk>>): Promise<number> {
  const { extras, desk } = till;
  let both = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    desk.at(addMinutes(desk.now(), DAY));
    const buyers = [await till.buyer(), aVisitor()];
    const trips = await Promise.all(
      buyers.map(async (buyer) => ({ buyer, trip: await aTrip(till, buyer) })),
    );
    const orders = await Promise.all(
      trips.map(({ buyer, trip }) => extras.create(forFlight(till, trip, 'seat', 9), buyer)),
    );
    if (orders.every(({ orderId }) => orderId !== null)) both += 1;
    if (orders.every(({ orderId }) => orderId === null)) throw new Error('neither got it');
  }
  return both;
}
