import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { SeatBuyer, SeatBuyers } from './seat-buyers.ts';

export interface SeatRaceOutcome {
  /** Buyers who were told that the seat is theirs. */
  readonly seated: number;
  /** Buyers who were told that another passenger has it. */
  readonly refused: number;
  /** Buyers who got another answer, or none however often they tried. */
  readonly unanswered: number;
  /** Seats that the database has for more than one passenger. */
  readonly soldTwice: number;
}

const SELECT = `mutation($input: SelectSeatsInput!) {
  selectSeats(input: $input) { passengerSegments { id } userErrors { code } } }`;
const LOST = ['SEAT_TAKEN', 'SEAT_HELD'];
const TRIES = 8;

type Answer = {
  data?: { selectSeats: { userErrors: { code: string }[] } | null } | null;
};

/** The code with which a choice was refused, '' when it was not; null without an answer. */
async function choose(url: string, cookie: string, input: object): Promise<string | null> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query: SELECT, variables: { input } }),
  });
  const { data } = (await response.json()) as Answer;
  return data?.selectSeats ? (data.selectSeats.userErrors[0]?.code ?? '') : null;
}

/** A buyer who must come back, or whose connection breaks, tries again as the same attempt. */
async function persist(url: string, buyer: SeatBuyer, flight: string, seatNumber: string) {
  const input = {
    idempotencyKey: randomUUID(),
    flightId: flight,
    seats: [{ passengerSegmentId: buyer.passengerSegmentId, seatNumber }],
    accepted: { amount: 0, currency: 'CNY' },
    locale: 'EN',
  };
  for (let turn = 1; turn <= TRIES; turn += 1) {
    const code = await choose(url, buyer.cookie, input).catch(() => null);
    if (code !== null) return code;
    await sleep(200 * turn);
  }
  return null;
}

async function soldTwiceOn(db: Database, { flightNumber, date }: SeatBuyers['flight']) {
  const { rows } = await sql`
    SELECT seat_number FROM chosen_seats
    WHERE flight_number = ${flightNumber} AND departure_date = ${date}
      AND state IN ('HELD', 'CONFIRMED')
    GROUP BY seat_number HAVING count(*) > 1`.execute(db);
  return rows.length;
}

/**
 * Lets all buyers choose at once, over HTTP and at each of the gateways in turn; those who want the
 * same seat begin together.
 */
export async function seatRace(
  urls: readonly string[],
  db: Database,
  { flight, seats, buyers }: SeatBuyers,
): Promise<SeatRaceOutcome> {
  await sql`DELETE FROM chosen_seats`.execute(db);
  const id = globalId('FlightSegment', flightId(flight));
  const answers = await Promise.all(
    buyers.map((buyer, index) => {
      const seat = seats[Math.floor((index * seats.length) / buyers.length)] ?? '';
      return persist(urls[index % urls.length] ?? '', buyer, id, seat);
    }),
  );
  const seated = answers.filter((code) => code === '').length;
  const refused = answers.filter((code) => code !== null && LOST.includes(code)).length;
  return {
    seated,
    refused,
    unanswered: buyers.length - seated - refused,
    soldTwice: await soldTwiceOn(db, flight),
  };
}
