import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { createFlightStatusService } from '#gateway/modules/flight-status/flight-status.service.ts';
import { createMessageService } from '#gateway/modules/member-messages/member-messages.service.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { cancelledSegments } from '#gateway/modules/orders/segments/segments.service.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import { createSeatService } from '#gateway/modules/seats/seats.service.ts';
import { emptyFlights, seatedId } from '#gateway/modules/seats/seats.test-support.ts';
import { createVerificationService } from '#gateway/modules/verification/verification.service.ts';
import { messageCopyEmail, verificationCodeEmail } from '#gateway/ports/documents/documents.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import type { MailMessage } from '#gateway/ports/mailer/mailer.ts';
import { verificationCodeSms } from '#gateway/ports/sms/code.sms.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import type { CheckInInput, RequestCheckInAccessInput } from '#gateway/resolvers.gen.ts';
import { aVisitor, testOrders, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { createSimulatedCounter } from '#gateway/simulated/departure-control/simulated-counter.ts';
import { irregularitiesOf } from '#gateway/simulated/operations/irregularities.repository.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { createSimulatedTicketStore } from '#gateway/simulated/ticket-store/simulated-ticket-store.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import { checkInWindow } from '#schema/rules/check-in/check-in-window.ts';
import type { CheckInDependencies } from './check-in-dependencies.ts';
import { checkInActions } from './check-in-facts.ts';
import { createCheckInService } from './check-ins.service.ts';
import { readCheckIn } from './make/check-in.input.ts';

/** A browser at an address of its own. */
export type TestAsker = Visitor & { readonly address: string };
export const anAsker = (): TestAsker => ({ ...aVisitor(), address: randomUUID() });

/** A ticketed order and its traveller. */
export type Traveller = { readonly order: Order; readonly visitor: TestAsker };

const none = async () => null;

/**
 * A desk at which passengers are checked in. Other channels have sold no seat, so that a test knows
 * which are free.
 */
export function checkInDesk(db: Database, replaced: Partial<CheckInDependencies> = {}) {
  const keys = deriveKeys({ secret: 'a secret of more than thirty-two letters' });
  const departureControl = replaced.departureControl ?? emptyFlights;
  const sent: MailMessage[] = [];
  const mailer = { send: async (mail: MailMessage) => void sent.push(mail), close: async () => {} };
  const desk = testOrders(db, keys, {
    segmentActions: [
      (within, one, now) =>
        checkInActions({
          timetable: desk.timetable,
          departureControl,
          proceduresOf: async () => new Map(),
          cancelledOf: cancelledSegments({ operations, timetable: desk.timetable }),
        })(within, one, now),
    ],
  });
  const operations = createSimulatedOperations({
    timetable: desk.timetable,
    irregularitiesOf: (of) => irregularitiesOf(db, of),
  });
  const seatSources: SeatDependencies = {
    db,
    ids: randomIds,
    aircraft: desk.aircraft,
    flights: desk.flights,
    fares: desk.fares,
    departureControl,
    operations,
    orders: desk.orders,
    cardOf: async () => null,
    payments: {} as SeatDependencies['payments'],
    procedures: [],
    openSeatOrders: { perSession: 0, perAddress: 0, hashOf: (network) => Buffer.from(network) },
    nowIn: async () => desk.now(),
  };
  const seats = createSeatService(seatSources);
  const verification = createVerificationService({
    db,
    ids: randomIds,
    keys,
    mailer,
    sms: null,
    smsOf: verificationCodeSms,
    siteUrlOf: () => 'https://air.example/',
    signInUrlOf: async () => null,
    mails: { usual: verificationCodeEmail },
  });
  const messages = createMessageService({
    db,
    mailer,
    copyOf: messageCopyEmail,
    messageUrl: (id) => `https://airline.example/${id}`,
    subjects: { Order: none, SeatOrder: none, ExtrasOrder: none },
  });
  const counter = createSimulatedCounter(db);
  const sources: CheckInDependencies = {
    db,
    ids: randomIds,
    keys,
    orders: desk.orders,
    seats,
    departureControl,
    operations,
    flightStatus: createFlightStatusService({ timetable: desk.timetable, operations }),
    fares: desk.fares,
    cardOf: async () => null,
    extrasOn: async () => new Set(),
    verification,
    messages,
    mailer,
    addresses: siteAddresses('https://air.example'),
    counter,
    tickets: createSimulatedTicketStore(desk.timetable),
    procedures: [],
    nowIn: async () => desk.now(),
    ...replaced,
  };
  const checkIns = createCheckInService(sources);

  /** A ticketed order of a new visitor's, and the desk at the opening of check-in for it. */
  const ticketed = async (
    party: Partial<{ adults: number; children: number; infants: number }> = {},
    bounds?: Parameters<typeof desk.offer>[0],
  ): Promise<Traveller> => {
    const visitor = anAsker();
    const offer = desk.offer({
      party: { adults: 1, children: 0, infants: 0, ...party },
      ...bounds,
    });
    const order = await desk.pay(await desk.book(offer, {}, visitor));
    const { departsAt = desk.now() } = order.segments[0] ?? {};
    desk.at(checkInWindow(departsAt).opensAt);
    await desk.orders.openSegmentTo(
      db as Parameters<typeof desk.orders.openSegmentTo>[0],
      { orderId: order.id, segmentIndex: 0, sessionId: visitor.sessionId },
      desk.now(),
    );
    return { order, visitor };
  };

  const inputFor = (
    { order }: Pick<Traveller, 'order'>,
    places: readonly number[] = order.passengers.map((_, index) => index),
    overrides: Partial<CheckInInput> = {},
  ): CheckInInput => {
    const [segment] = order.segments;
    return {
      idempotencyKey: randomUUID(),
      flightId: globalId(
        'FlightSegment',
        flightId({
          flightNumber: segment?.flightNumber ?? '',
          date: segment?.departureDate ?? '',
        }),
      ),
      passengers: places.map((index) => ({ passengerSegmentId: seatedId(order, index) })),
      contact: { email: 'anna.liu@example.com' },
      agreements: ['CHECK_IN', 'DANGEROUS_GOODS'],
      locale: 'en',
      ...overrides,
    };
  };

  /** Checks in at the desk's instant; the codes of what stood in the way. */
  const submit = async (input: CheckInInput, actor: Visitor) => {
    const { request, faults } = readCheckIn(input);
    if (!request || faults.length > 0) return { passengers: [], userErrors: faults };
    return checkIns.checkIn(request, actor, desk.now());
  };

  return {
    desk,
    seats,
    seatSources,
    checkIns,
    sources,
    sent,
    verification,
    messages,
    counter,
    ticketed,
    inputFor,
    submit,
    checkIn: (
      { order, visitor }: Traveller,
      places?: readonly number[],
      overrides?: Partial<CheckInInput>,
    ) => submit(inputFor({ order }, places, overrides), visitor),
    /** One passenger of an order on its first flight, as the airline sees them. */
    async passenger({ order }: Pick<Traveller, 'order'>, index = 0) {
      const passengerId = order.passengers[index]?.id ?? '';
      const key = { passengerId, segmentIndex: 0 };
      const one = await desk.orders.passengerOn(key, AIRLINE, desk.now());
      if (!one) throw new Error('no such passenger');
      return one;
    },
    /** The four details of the first flight of an order. */
    detailsOf: ({ order }: Pick<Traveller, 'order'>): RequestCheckInAccessInput => ({
      name: 'Liu/Anna',
      key: { bookingReference: order.reference },
      flightNumber: order.segments[0]?.flightNumber ?? '',
      flightDate: order.segments[0]?.departureDate ?? '',
      locale: 'en',
    }),
    codeOf: async (challengeId: string) =>
      (await verification.codeToSend(challengeId, desk.now()))?.code ?? 'none',
  };
}
