import { randomUUID } from 'node:crypto';
import type { Sent } from 'autocannon';
import type { Database } from '#gateway/database/database.ts';
import { openOwnDatabase } from '#tests/bench/own-database.ts';
import { type Load, type Loaded, load } from '#tests/bench/rates/load.ts';
import type { Row } from '#tests/bench/table.ts';
import { startSystem } from '#tests/support/system.ts';
import { trustedIds } from '#tests/support/trusted-client.ts';
import { rawHolds } from './raw-holds.ts';
import { type SeatedBuyer, seatedBuyers } from './seated-buyers.ts';

/** Each buyer goes to and fro between two seats, in turn with all the others. */
const turns = (buyers: readonly SeatedBuyer[]) => (turn: number) => {
  const buyer = buyers[turn % buyers.length] as SeatedBuyer;
  const seatNumber = buyer.seats[Math.floor(turn / buyers.length) % 2] as string;
  return { buyer, seatNumber };
};

const requests = (wanted: ReturnType<typeof turns>): Sent[] => {
  const documentId = trustedIds().get('SelectSeats');
  let turn = 0;
  return [
    {
      method: 'POST',
      path: '/graphql',
      setupRequest: (request) => {
        const { buyer, seatNumber } = wanted(turn++);
        const { cookie, flightId, passengerSegmentId } = buyer;
        return {
          ...request,
          headers: { ...request.headers, 'content-type': 'application/json', cookie },
          body: JSON.stringify({
            documentId,
            variables: {
              input: {
                idempotencyKey: randomUUID(),
                flightId,
                seats: [{ passengerSegmentId, seatNumber }],
                accepted: { amount: 0, currency: 'CNY' },
                locale: 'EN',
              },
            },
          }),
        };
      },
    },
  ];
};

const seatsEver = async (db: Database): Promise<number> => {
  const { count } = await db
    .selectFrom('chosen_seats')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/** Counted in the database: a refusal is an answer too. */
const measured = async (gateway: Loaded, db: Database, sent: readonly Sent[]): Promise<Load> => {
  await load(gateway, sent, 0);
  const before = await seatsEver(db);
  const one = await load(gateway, sent, 0);
  const made = (await seatsEver(db)) - before;
  return { ...one, rate: (one.rate * made) / one.answers };
};

/**
 * Holds of seats a second through one gateway, as a ratio to what pg alone does with the same
 * statements.
 */
export async function benchHolds(): Promise<Row[]> {
  const database = await openOwnDatabase();
  const system = await startSystem({ environment: { DATABASE_URL: database.url } });
  try {
    const today = new Date().toISOString().slice(0, 10);
    const wanted = turns(await seatedBuyers(system.url, database.db, today));
    const gateway = { url: system.url, pid: system.process.pid ?? 0 };
    const { rate, p50, p99, cpuMilliseconds } = await measured(
      gateway,
      database.db,
      requests(wanted),
    );
    const raw = await rawHolds(database.url, wanted);
    return [
      {
        name: 'holds through the gateway',
        value: `${(rate / raw).toFixed(3)} × the same statements by pg`,
        ratio: { value: rate / raw, better: 'MORE' },
        note: `${Math.round(rate)}/s beside ${Math.round(raw)}/s; CPU ${cpuMilliseconds.toFixed(1)} ms, p50 ${p50} ms, p99 ${p99} ms`,
        holds: rate > 0,
      },
    ];
  } finally {
    await system.stop();
    await database.stop();
  }
}
