import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { buy, findOffer } from '#tests/support/buyer.ts';

/** How many flights are ordered in turn: one alone would measure the wait for its counter. */
const FLIGHTS = 12;

/** Offers on flights that never sell out, and an order of each. */
export async function endlessOffers(url: string, db: Database, today: string) {
  const days = Array.from({ length: FLIGHTS }, (_, index) => addDays(today, 30 + index));
  const offers = await Promise.all(days.map((day) => findOffer(url, day)));
  const bought = await Promise.all(offers.map((offer) => buy(url, offer)));
  await sql`UPDATE flight_inventory SET capacity = 1000000`.execute(db);
  return { offers, references: bought.map(({ reference }) => reference ?? '') };
}
