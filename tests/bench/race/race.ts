import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '#gateway/database/database.ts';
import { leaveSeats } from '#gateway/scenarios/builders/seats-left.builder.ts';
import { createSimulatedFares } from '#gateway/simulated/fares/simulated-fares.ts';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { type Attempt, buy, type FoundOffer, findOffer } from '#tests/support/buyer.ts';
import { seatsOfOrders } from '#tests/support/seat-ledger.ts';

export interface RaceOutcome {
  readonly places: number;
  readonly buyers: number;
  /** Buyers whose seat was confirmed. */
  readonly bought: number;
  /** Buyers who were refused as sold out. */
  readonly soldOut: number;
  /** Seats that belong to live orders in the end. */
  readonly sold: number;
  /** Buyers who got neither answer, however often they tried. */
  readonly unanswered: number;
  /** Seats of live orders beyond the places there were. */
  readonly doubleSold: number;
}

interface Race {
  /** Gateways on one database; buyers go to them in turn. */
  readonly urls: readonly string[];
  readonly db: Database;
  readonly buyers: number;
  readonly places: number;
}

/**
 * Sells a flight down to so many places and lets all buyers, each with a browser of their own,
 * order at once.
 */
export async function race({ urls, db, buyers, places }: Race): Promise<RaceOutcome> {
  const offer = await findOffer(urls[0] ?? '');
  await leavePlaces(db, offer, places);
  const before = await seatsOfOrders(db, offer);
  const attempts = await Promise.all(
    Array.from({ length: buyers }, (_, index) => buyAtLast(urls[index % urls.length] ?? '', offer)),
  );
  const sold = (await seatsOfOrders(db, offer)) - before;
  const bought = attempts.filter(({ outcome }) => outcome === 'BOUGHT').length;
  const soldOut = attempts.filter(({ codes }) => codes.includes('SOLD_OUT')).length;
  return {
    places,
    buyers,
    bought,
    soldOut,
    sold,
    unanswered: buyers - bought - soldOut,
    doubleSold: Math.max(0, sold - places),
  };
}

async function leavePlaces(db: Database, { flight, cabin }: FoundOffer, places: number) {
  const dated = createSimulatedTimetable().flight(flight);
  if (!dated) throw new Error(`The timetable lacks ${flight.flightNumber} on ${flight.date}`);
  await leaveSeats(db, createSimulatedFares(), dated, cabin, places);
}

/** A buyer who must come back, or whose connection breaks, tries again as the same attempt. */
export async function buyAtLast(url: string, offer: FoundOffer): Promise<Attempt> {
  const key = randomUUID();
  let attempt = await tryToBuy(url, offer, { ...NO_ANSWER, key, cookie: '' });
  for (let again = 1; again < 8 && attempt.outcome === 'UNAVAILABLE'; again += 1) {
    await sleep(200 * again);
    attempt = await tryToBuy(url, offer, attempt);
  }
  return attempt;
}

const NO_ANSWER: Omit<Attempt, 'key' | 'cookie'> = {
  reference: null,
  orderId: null,
  codes: [],
  outcome: 'UNAVAILABLE',
};

const tryToBuy = (url: string, offer: FoundOffer, before: Attempt): Promise<Attempt> =>
  buy(url, offer, before).catch(() => ({ ...before, ...NO_ANSWER }));
