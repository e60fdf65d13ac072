import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { readEnvironment } from '#gateway/environment.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import type { AirlineSystems } from '#gateway/ports/airline-systems.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { silentLog } from '#gateway/ports/log.ts';
import type { PaymentProvider } from '#gateway/ports/payment-provider/payment-provider.ts';
import { noSecurityLog } from '#gateway/ports/security-events.ts';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { mailboxMailer } from '#gateway/simulated/mailbox/mailbox.mailer.ts';
import { mailboxRepository } from '#gateway/simulated/mailbox/mailbox.repository.ts';
import { simulatedAirline } from '#gateway/simulated/simulated-airline.ts';
import { buildServices } from './build-services.ts';
import { connectAirline } from './connect-airline.ts';
import { WORK } from './modules.ts';

const MARKER = 'Zzyxplanted';

/** A person whose every text is found again. */
export const seeded = {
  passengers: [
    aPassenger({
      lastName: MARKER,
      firstName: MARKER,
      phone: { areaCode: '86', number: '13855501999' },
      frequentFlyer: { airline: 'CA', number: `CA${MARKER}` },
    }),
  ],
  contact: aContact({
    name: `${MARKER} of the contact`,
    email: `${MARKER.toLowerCase()}@example.com`,
    phone: { areaCode: '852', number: '25550199' },
  }),
};
/** Names, numbers and addresses of that person. */
export const PERSONAL = [MARKER, '13855501999', '25550199'];

/**
 * The real services on a clock that the test moves, and what is left of people and orders in the
 * database.
 */
export function erasureBench(
  db: Database,
  start: Date,
  provide: (airline: AirlineSystems) => AirlineSystems = (airline) => airline,
) {
  const environment = readEnvironment({ SECRET: 's'.repeat(32), LOG_LEVEL: 'silent' });
  const keys = deriveKeys(environment);
  let now = start;
  const clock = { now: () => now };
  const mailer = mailboxMailer(mailboxRepository(db), clock);
  const ports = {
    clock,
    demoClock: null,
    ids: randomIds,
    mailer,
    sms: null,
    quietMailboxes: new Set<string>(),
    paymentSandbox: null,
    paymentProvider: {} as PaymentProvider,
    airline: connectAirline(provide(simulatedAirline(db)), clock, silentLog),
    close: async () => {},
  };
  const services = buildServices({
    environment,
    keys,
    db,
    log: silentLog,
    ports,
    security: noSecurityLog,
  });
  const desk = testOrders(db, keys);
  desk.at(start);
  return {
    services,
    mailer,
    desk,
    clock,
    /** Checks the first passenger of an order in, with the seeded contact. */
    async checkIn({ id, passengers, segments }: Order): Promise<void> {
      const [segment] = segments;
      await db
        .insertInto('check_ins')
        .values({
          passenger_id: passengers[0]?.id ?? '',
          segment_index: 0,
          order_id: id,
          flight_number: segment?.flightNumber ?? '',
          sequence_number: 1,
          departure_date: segment?.departureDate ?? '',
          state: 'CHECKED_IN',
          place: 'ONLINE',
          locale: 'en',
          checked_in_at: start,
          contact: seeded.contact.email,
          sent_to: seeded.contact.email,
          sent_at: start,
        })
        .execute();
    },
    /** Moves the clock, and runs every sweep as the worker does. */
    async sweepAt(instant: string): Promise<void> {
      now = new Date(instant);
      for (const sweep of WORK.sweeps ?? [])
        await sweep.run({ services, db, clock, log: silentLog });
    },
    /** The tables that have one of the words in any of their columns. */
    async tablesWith(words: readonly string[]): Promise<string[]> {
      const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(db);
      const found = [];
      for (const { name } of rows) {
        const { rows: held } = await sql`
      select from ${sql.raw(name)} as one
      where one::text ilike any(${words.map((word) => `%${word}%`)}::text[]) limit 1`.execute(db);
        if (held.length > 0) found.push(name.replace(/^public\./, ''));
      }
      return found.sort();
    },

    /** Whether the document numbers of an order are there, passenger by passenger. */
    async documentsOf(id: string): Promise<boolean[]> {
      const rows = await db
        .selectFrom('order_passengers')
        .select('document_number_sealed as sealed')
        .where('order_id', '=', id)
        .execute();
      return rows.map(({ sealed }) => sealed !== null);
    },

    /** How many rows an order has in each table. */
    async rowsOf(id: string) {
      const { rows } = await sql<Record<string, number>>`select
    (select count(*) from orders where id = ${id}) as orders,
    (select count(*) from order_passengers where order_id = ${id}) as passengers,
    (select count(*) from order_history where order_id = ${id}) as history,
    (select count(*) from tickets where order_id = ${id}) as tickets,
    (select count(*) from order_segments where order_id = ${id}) as segments,
    (select count(*) from payments where order_id = ${id}) as payments`.execute(db);
      return rows[0];
    },

    /** How many rows a table has. */
    async count(table: string): Promise<number | undefined> {
      const { rows } = await sql<{
        count: number;
      }>`select count(*) from ${sql.table(table)}`.execute(db);
      return rows[0]?.count;
    },
  };
}
