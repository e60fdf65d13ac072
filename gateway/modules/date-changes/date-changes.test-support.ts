import { randomUUID } from 'node:crypto';
import type { Database } from '#gateway/database/database.ts';
import { globalId } from '#gateway/graphql/global-id.ts';
import { NO_AIRLINE_CHANGES } from '#gateway/modules/orders/airline-change-rights.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { emptyFlights, seatDesk } from '#gateway/modules/seats/seats.test-support.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { aVisitor, type Visitor } from '#gateway/scenarios/test-orders.ts';
import { deriveKeys } from '#gateway/secrets/keys.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import type { Money } from '#schema/rules/base/money.ts';
import { dateChangePayable } from './confirm/date-change-purchases.ts';
import type { DateChangeDependencies } from './date-change-dependencies.ts';
import { createDateChangeService } from './date-changes.service.ts';
import type { ChangeOfferView } from './offer/change-offer-view.ts';
import { dateChangeProcedures } from './read/chain.repository.ts';

export type Traveller = { readonly order: Order; readonly visitor: Visitor };

/** A seat desk at which dates are changed. Call it at the top level of a test file. */
export async function changeDesk(
  db: Database,
  departureControl = emptyFlights,
  replaced: Partial<DateChangeDependencies> = {},
) {
  const addresses = siteAddresses('https://air.example');
  const payable = dateChangePayable(db, () => sources, addresses);
  const till = await seatDesk(
    db,
    { departureControl, procedures: [dateChangeProcedures] },
    { DATE_CHANGE: payable },
  );
  const { desk, payments, seats } = till;
  const sources: DateChangeDependencies = {
    db,
    ids: randomIds,
    key: deriveKeys({ secret: 'x'.repeat(32) }).offerSigning,
    timetable: desk.timetable,
    fares: desk.fares,
    inventory: desk.inventory,
    seatsLeft: desk.seatsLeft,
    orders: desk.orders,
    payments,
    seats,
    mailer: { send: async (mail) => void till.mails.push(mail), close: async () => {} },
    otherProcedures: [],
    airlineChanges: NO_AIRLINE_CHANGES,
    nowIn: async () => desk.now(),
    addresses,
    receiptOf: async () => null,
    ...replaced,
  };
  const changes = createDateChangeService(sources);

  /** A paid round trip of a new visitor's. */
  const roundTrip = async (
    party: Partial<{ adults: number; children: number; infants: number }> = {},
    brand: FareBrandCode = 'STANDARD',
  ): Promise<Traveller> => {
    const visitor = aVisitor();
    const bounds = [
      { origin: 'PVG', destination: 'HKG', date: desk.inDays(30) },
      { origin: 'HKG', destination: 'PVG', date: desk.inDays(37) },
    ];
    const wanted = { bounds, tripType: 'ROUND_TRIP' as const, brand };
    const all = { adults: 1, children: 0, infants: 0, ...party };
    const offer = desk.offer({ ...wanted, party: all });
    return { order: await desk.pay(await desk.book(offer, {}, visitor)), visitor };
  };

  const passengersOf = ({ order }: Traveller, who: readonly number[] | null) =>
    order.passengers
      .filter((_, index) => who === null || who.includes(index))
      .map(({ id }) => globalId('Passenger', id));

  /** The flights of a day in the place of a bound. */
  const search = (
    traveller: Traveller,
    date: LocalDate,
    { who = null, bound = 0 }: { who?: readonly number[] | null; bound?: number } = {},
  ) =>
    changes.search(
      {
        orderId: globalId('Order', traveller.order.id),
        passengerIds: passengersOf(traveller, who),
        bounds: [{ boundIndex: bound, departureDate: date }],
        answer: 0,
        selected: [],
        sort: 'PRICE',
      },
      traveller.visitor,
      desk.now(),
    );

  /** An offer of the first flights of a day, in the same brand. */
  const offer = async (
    traveller: Traveller,
    date: LocalDate,
    { who = null, bound = 0 }: { who?: readonly number[] | null; bound?: number } = {},
  ): Promise<ChangeOfferView> => {
    const found = await search(traveller, date, { who, bound });
    const fare = found.flights[0]?.fares[0];
    if (!fare) throw new Error(`refused: ${found.userErrors.map(({ code }) => code)}`);
    const made = await changes.offer(
      {
        orderId: globalId('Order', traveller.order.id),
        passengerIds: passengersOf(traveller, who),
        changeFareIds: [fare.changeFareId],
      },
      traveller.visitor,
      desk.now(),
    );
    if (!made.changeOffer) throw new Error(`refused: ${made.userErrors.map(({ code }) => code)}`);
    return made.changeOffer;
  };

  /** Takes an offer as its traveller does. */
  const confirm = (
    { visitor }: Pick<Traveller, 'visitor'>,
    { id, totalDue }: { readonly id: string; readonly totalDue: Money },
    idempotencyKey: string = randomUUID(),
  ) => {
    const request = { changeOfferId: id, accepted: totalDue, isAgreed: true };
    return changes.confirm({ ...request, idempotencyKey }, visitor, desk.now());
  };

  /** The day so many days after the outbound of a traveller. */
  const later = ({ order }: Traveller, days = 2): LocalDate =>
    addDays(order.segments[0]?.departureDate ?? '', days);

  /** A change of the outbound that waits for its payment; its id. */
  const made = async (
    traveller: Traveller,
    who: readonly number[] | null = null,
    days = 2,
  ): Promise<string> => {
    const quoted = await offer(traveller, later(traveller, days), { who });
    const { changeId, code } = await confirm(traveller, quoted);
    if (!changeId) throw new Error(`refused: ${code}`);
    return changeId;
  };

  return {
    ...till,
    later,
    made,
    changes,
    sources,
    roundTrip,
    search,
    offer,
    confirm,
    /** Pays a change as its traveller does, on the provider's page. */
    async payChange(id: string, visitor: Visitor) {
      const request = { orderId: id, kind: 'DATE_CHANGE' as const, idempotencyKey: randomUUID() };
      const started = await payments.start({ ...request, locale: 'en' }, visitor, desk.now());
      if (!started.payment || started.code) throw new Error(`refused: ${started.code}`);
      await till.end(started.payment.providerReference ?? '');
      return payments.confirmNow(id, visitor, desk.now(), 'DATE_CHANGE');
    },
    find: (id: string, visitor: Visitor) => changes.find(id, visitor, desk.now()),
    order: (id: string, visitor: Visitor) => desk.orders.find({ id }, visitor, desk.now()),
    /** How many seats this site has sold of the flights of a bound, beyond what others have. */
    async soldOn(flights: readonly { readonly flightNumber: string; readonly date: string }[]) {
      const [first] = flights;
      const row = await db
        .selectFrom('flight_inventory')
        .select(({ eb, ref }) => [eb(ref('sold'), '-', ref('sold_elsewhere')).as('sold')])
        .where('flight_number', '=', first?.flightNumber ?? '')
        .where('departure_date', '=', first?.date ?? '')
        .where('cabin', '=', 'ECONOMY')
        .executeTakeFirst();
      return Number(row?.sold ?? 0);
    },
  };
}
