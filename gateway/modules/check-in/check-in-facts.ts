import type { Database } from '#gateway/database/database.ts';
import type { SegmentActionSource } from '#gateway/modules/orders/order-dependencies.ts';
import { servicesOf } from '#gateway/modules/orders/passengers/passenger-view.ts';
import type { OrderQuestion } from '#gateway/modules/orders/per-order-cache.ts';
import {
  beside,
  couponOf,
  type PassengerSegmentView,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { type Procedures, procedureIn } from '#gateway/modules/orders/segments/procedures.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import { seatsOfRead, unpaidOfRead } from '#gateway/modules/seats/passengers/seat-actions.ts';
import { unpaidSeatsUntil } from '#gateway/modules/seats/passengers/seat-capability.ts';
import type { ChosenSeat } from '#gateway/modules/seats/seat.model.ts';
import {
  type DepartureControl,
  DepartureControlError,
} from '#gateway/ports/departure-control/departure-control.port.ts';
import type { DatedFlight, Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { PassengerSegmentFacts } from '#schema/rules/after-sale/passenger-segment-facts.ts';
import { segmentCapability } from '#schema/rules/after-sale/segment-capabilities.ts';
import type { StoredCheckIn } from './check-in.model.ts';
import { checkInsIn, checkInsOn } from './check-ins.repository.ts';

/** What is known of the flight of passengers besides them. */
export type FlightFacts = {
  readonly flightCancelled: boolean;
  /** The seats of their orders that are held or sold. */
  readonly chosen: readonly ChosenSeat[];
  readonly checkIns: readonly StoredCheckIn[];
  readonly procedures: Procedures;
};

/** The check-in of a passenger among those of the flight. */
export const checkInIn = (
  checkIns: readonly StoredCheckIn[],
  { passenger }: PassengerSegmentView,
): StoredCheckIn | null => checkIns.find(({ passengerId }) => passengerId === passenger.id) ?? null;

/** The infant on the lap of a passenger. */
export const lapInfantOf = (one: PassengerSegmentView): PassengerSegmentView | null =>
  beside(one, ({ accompanyingAdultId }) => accompanyingAdultId === one.passenger.id);

/** What decides about the check-in of one passenger. */
export function checkInFacts(
  one: PassengerSegmentView,
  { flightCancelled, chosen, checkIns, procedures }: FlightFacts,
  counterFirst: boolean,
): PassengerSegmentFacts {
  const { passenger, segment } = one;
  const stored = checkInIn(checkIns, one);
  return {
    departsAt: segment.departsAt,
    flightCancelled,
    ownFlight: segment.flightNumber.startsWith(BRAND.carrierCode),
    coupon: couponOf(one)?.state ?? null,
    checkIn: stored?.state ?? 'NOT_CHECKED_IN',
    cancellations: stored?.cancellations ?? 0,
    specialServices: servicesOf(passenger),
    lapInfant: passenger.type === 'INF',
    unpaidSeatsUntil: unpaidSeatsUntil(one, chosen),
    seatsDueElsewhereAt: segment.seatsDueElsewhereAt ?? null,
    procedure: procedureIn(procedures, one),
    counterFirst,
    seat: null,
  };
}

/**
 * Whether staff have to see the document of a passenger, or of the infant on the lap; `typed`
 * replaces what was stored.
 */
export async function seenFirst(
  departureControl: Pick<DepartureControl, 'counterFirst'>,
  flight: DatedFlight,
  one: PassengerSegmentView,
  typed: (passengerId: string) => DocumentType | null = () => null,
): Promise<boolean> {
  const infant = lapInfantOf(one);
  for (const { passenger } of infant ? [one, infant] : [one]) {
    const documentType = typed(passenger.id) ?? passenger.document.type;
    const { nationality } = passenger;
    if (await departureControl.counterFirst(flight, { documentType, nationality })) return true;
  }
  return false;
}

/**
 * The same where nothing depends on the answer yet: while departure control is silent, nothing is
 * known against the passenger.
 */
async function seenFirstAsFarAsKnown(
  departureControl: Pick<DepartureControl, 'counterFirst'>,
  flight: DatedFlight,
  one: PassengerSegmentView,
): Promise<boolean> {
  try {
    return await seenFirst(departureControl, flight, one);
  } catch (fault) {
    if (fault instanceof DepartureControlError) return false;
    throw fault;
  }
}

/** The check-ins on the flights of passengers. */
export async function checkInsOf(
  db: Database,
  party: readonly PassengerSegmentView[],
): Promise<StoredCheckIn[]> {
  const flights = new Map(
    party.map(({ segment }) => [`${segment.order.id}.${segment.index}`, segment]),
  );
  const found = [];
  for (const { order, index } of flights.values())
    found.push(...(await checkInsOn(db, order.id, index)));
  return found;
}

const ACTIONS = ['CHECK_IN', 'CANCEL_CHECK_IN', 'BOARDING_PASS'] as const;

/** What decides whether a passenger may be checked in. */
type CheckInActionSources = {
  readonly departureControl: Pick<DepartureControl, 'counterFirst'>;
  readonly timetable: Pick<Timetable, 'flight'>;
  readonly proceduresOf: OrderQuestion<Procedures>;
  readonly cancelledOf: OrderQuestion<ReadonlySet<number>>;
};

/**
 * Whether passengers of an order may be checked in, or back, asked by the orders: with the seat
 * order that stands in the way.
 */
export const checkInActions =
  ({ departureControl, timetable, ...asked }: CheckInActionSources): SegmentActionSource =>
  async (db, order, now) => {
    const chosen = await seatsOfRead(db, order, now);
    const procedures = await asked.proceduresOf(db, order, now);
    const unpaid = await unpaidOfRead(db, order, now);
    const cancelled = await asked.cancelledOf(db, order, now);
    const stored = await checkInsIn(db, order.id);
    return async (one) => {
      const { index, flightNumber, departureDate } = one.segment;
      const flight = timetable.flight({ flightNumber, date: departureDate });
      const counterFirst =
        flight !== undefined && (await seenFirstAsFarAsKnown(departureControl, flight, one));
      const flightCancelled = cancelled.has(index);
      const checkIns = stored.filter(({ segmentIndex }) => segmentIndex === index);
      const known = { flightCancelled, chosen, checkIns, procedures };
      const facts = checkInFacts(one, known, counterFirst);
      return ACTIONS.map((action) =>
        segmentCapabilityOf(action, segmentCapability(action, facts, now), unpaid.get(index)),
      );
    };
  };
