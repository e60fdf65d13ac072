import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { endCheckInsOf } from '#gateway/modules/check-in/cancel/end-check-ins.service.ts';
import type { CheckInDependencies } from '#gateway/modules/check-in/check-in-dependencies.ts';
import {
  changeDesk,
  type Traveller,
} from '#gateway/modules/date-changes/date-changes.test-support.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { emptyFlights } from '#gateway/modules/seats/seats.test-support.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { DatedFlight } from '#gateway/ports/timetable/timetable.port.ts';
import type { WantedBound } from '#gateway/scenarios/builders/offer.builder.ts';
import { refundServices } from '#gateway/scenarios/builders/refund-services.ts';
import { aVisitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import {
  disruptedFlights,
  irregularitiesOf,
} from '#gateway/simulated/operations/irregularities.repository.ts';
import type { Irregularity } from '#gateway/simulated/operations/irregularity.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { AirlineChange } from './airline-change.model.ts';
import type { AirlineChangeDependencies } from './airline-change-dependencies.ts';
import { createAirlineChangeService } from './airline-changes.service.ts';
import { airlineChangeRights } from './decide/airline-change-rights.ts';

/**
 * A desk at which the airline changes flights, and travellers keep, move or give them back. Call it
 * at the top level of a test file.
 */
export async function airlineChangeDesk(db: Database) {
  const till = await changeDesk(db, emptyFlights, { airlineChanges: airlineChangeRights });
  const { desk, payments, seats, mails } = till;
  const { timetable, inventory, orders, seatsLeft } = desk;
  const addresses = siteAddresses('https://air.example');
  const operations = createSimulatedOperations({
    timetable,
    irregularitiesOf: (of) => irregularitiesOf(db, of),
    disruptedFlights: (from, now) => disruptedFlights(db, from, now),
  });
  const mailer = {
    send: async (mail: (typeof mails)[number]) => void mails.push(mail),
    close: async () => {},
  };
  const checkInParts = { ids: randomIds, orders } as Pick<CheckInDependencies, 'ids' | 'orders'>;
  const sources: AirlineChangeDependencies = {
    db,
    ids: randomIds,
    timetable,
    operations,
    seatsLeft,
    inventory,
    orders,
    seats,
    checkIns: { end: (trx, ended, now) => endCheckInsOf(trx, checkInParts, ended, now) },
    mailer,
    addresses,
  };
  const airlineChanges = createAirlineChangeService(sources);
  const { office, refunds } = refundServices(
    { ...desk, db, keys: deriveKeys({ secret: 'x'.repeat(32) }) },
    { payments, mailer, airlineChanges: airlineChangeRights },
  );

  const flightOf = ({ order }: Traveller, index = 0): DatedFlight => {
    const segment = order.segments[index];
    if (!segment) throw new Error('no such segment');
    return orders.flights.flightOf(segment);
  };
  /** A paid order over certain bounds. */
  const booked = async (
    bounds: readonly WantedBound[],
    party: Partial<{ adults: number; children: number; infants: number }> = {},
  ): Promise<Traveller> => {
    const visitor = aVisitor();
    const offer = desk.offer({
      bounds: [...bounds],
      tripType: 'ONE_WAY',
      brand: 'STANDARD',
      party: { adults: 1, children: 0, infants: 0, ...party },
    });
    return { order: await desk.pay(await desk.book(offer, {}, visitor)), visitor };
  };
  /** A paid flight to Hong Kong in so many days. */
  const oneWay = (days = 30, party = {}): Promise<Traveller> =>
    booked([{ origin: 'PVG', destination: 'HKG', date: desk.inDays(days) }], party);
  /** What operations control lets go wrong with a flight from now on. */
  const disturb = async (
    flight: DatedFlight,
    ...irregularities: readonly Omit<Irregularity, 'announcedAt'>[]
  ): Promise<void> => {
    const known = irregularities.map((one) => ({ ...one, announcedAt: desk.now() }));
    await desk.disturb(flight, known as Irregularity[]);
  };
  const cancelled = (flight: DatedFlight): Promise<void> =>
    disturb(flight, { kind: 'CANCELLATION', reason: 'CREW' } as Omit<Irregularity, 'announcedAt'>);
  const retimed = (flight: DatedFlight, minutes: number): Promise<void> =>
    disturb(flight, { kind: 'RETIMING', minutes, reason: 'CREW' } as Omit<
      Irregularity,
      'announcedAt'
    >);
  const changesOf = async ({ order }: Pick<Traveller, 'order'>): Promise<AirlineChange[]> => {
    const now = await orders.find({ id: order.id }, AIRLINE, desk.now());
    return now ? airlineChanges.ofOrder(now, desk.now()) : [];
  };
  /** The change of an order, once it was looked for. */
  const changeOf = async (traveller: Pick<Traveller, 'order'>): Promise<AirlineChange> => {
    await airlineChanges.look(desk.now());
    const [change] = await changesOf(traveller);
    if (!change) throw new Error('the airline has changed nothing');
    return change;
  };
  /** A cancelled flight of a traveller, and the change that came of it. */
  const cancelledTrip = async (traveller: Traveller) => {
    await cancelled(flightOf(traveller));
    return changeOf(traveller);
  };
  const keep = (
    change: Pick<AirlineChange, 'id'>,
    { visitor }: Pick<Traveller, 'visitor'>,
    idempotencyKey: string = randomUUID(),
  ) => airlineChanges.keep({ idempotencyKey, airlineChangeId: change.id }, visitor, desk.now());
  const asked = ({ order }: Traveller, change: Pick<AirlineChange, 'id'>) => ({
    orderId: globalId('Order', order.id),
    passengerIds: order.passengers.map(({ id }) => globalId('Passenger', id)),
    airlineChangeId: globalId('AirlineChange', change.id),
  });
  const searchFree = (traveller: Traveller, change: Pick<AirlineChange, 'id'>, date: LocalDate) =>
    till.changes.search(
      {
        ...asked(traveller, change),
        bounds: [{ boundIndex: 0, departureDate: date }],
        answer: 0,
        selected: [],
        sort: 'PRICE',
      },
      traveller.visitor,
      desk.now(),
    );
  /** A free change to so many days later, not confirmed yet. */
  const freeOffer = async (traveller: Traveller, change: Pick<AirlineChange, 'id'>, days = 2) => {
    const date = addDays(traveller.order.segments[0]?.departureDate ?? '', days);
    const found = await searchFree(traveller, change, date);
    const changeFareIds = [found.flights[0]?.fares[0]?.changeFareId ?? ''];
    const input = { ...asked(traveller, change), changeFareIds };
    const made = await till.changes.offer(input, traveller.visitor, desk.now());
    if (!made.changeOffer) throw new Error(`refused: ${made.userErrors.map(({ code }) => code)}`);
    return made.changeOffer;
  };
  /** An offer of all that was paid. */
  const offerRefund = ({ order, visitor }: Traveller, change: Pick<AirlineChange, 'id'>) =>
    refunds.offer(
      {
        orderId: order.id,
        passengerIds: order.passengers.map(({ id }) => id),
        boundIndexes: null,
        reason: 'FLIGHT_CANCELLED',
        airlineChangeId: change.id,
      },
      visitor,
      desk.now(),
    );
  const requestRefund = async (traveller: Traveller, change: Pick<AirlineChange, 'id'>) => {
    const { offer, faults } = await offerRefund(traveller, change);
    if (!offer) throw new Error(`refused: ${faults.map(({ code }) => code)}`);
    const request = {
      idempotencyKey: randomUUID(),
      refundOfferId: offer.id,
      accepted: offer.money,
      note: null,
      proofIds: [],
      previousRefundId: null,
    };
    return () => refunds.request(request, traveller.visitor, desk.now());
  };
  return {
    ...till,
    sources,
    airlineChanges,
    refunds,
    office,
    operations,
    booked,
    oneWay,
    flightOf,
    disturb,
    cancelled,
    retimed,
    changesOf,
    changeOf,
    cancelledTrip,
    keep,
    searchFree,
    freeOffer,
    offerRefund,
    requestRefund,
    /** Pays for a preferred seat of the first passenger; its price in minor units. */
    async preferredSeat(traveller: Traveller): Promise<number> {
      const { seatOrderId, userErrors } = await till.select(traveller, ['18A'], 200);
      if (!seatOrderId) throw new Error(`refused: ${userErrors.map(({ code }) => code)}`);
      await till.settle(seatOrderId);
      return 20_000;
    },
    /** The e-mails that were queued about a change, the oldest first. */
    async toldOf(id: string): Promise<string[]> {
      const { rows } = await sql<{ event: string }>`
        select payload ->> 'event' as event from graphile_worker._private_jobs
        where payload ->> 'airlineChangeId' = ${id} order by id`.execute(db);
      return rows.map(({ event }) => event);
    },
    /** Opens the order to its browser again, as a look-up does after an hour. */
    reopen: ({ order, visitor }: Traveller) =>
      inTransaction(db, (trx) => orders.openTo(trx, order.id, visitor.sessionId, desk.now())),
    /** An order as the airline sees it now. */
    async orderNow({ order }: Pick<Traveller, 'order'>): Promise<Order> {
      const now = await orders.find({ id: order.id }, AIRLINE, desk.now());
      if (!now) throw new Error('no such order');
      return now;
    },
  };
}
