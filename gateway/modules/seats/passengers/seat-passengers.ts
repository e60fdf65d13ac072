import { servicesOf } from '#gateway/modules/orders/passengers/passenger-view.ts';
import {
  type PassengerSegmentView,
  passengerSegmentKeyOf,
} from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import type { ActorOrAirline } from '#gateway/sessions/actor-or-airline.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import type { SeatedPassenger } from '#schema/rules/after-sale/seat-eligibility.ts';
import type { SeatDiscounts } from '#schema/rules/after-sale/seat-price.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { ageOn } from '#schema/rules/travellers/age-band.ts';

/** One for whom seats are chosen: with what decides about who may sit where, and at what price. */
export type SeatPassenger = PassengerSegmentView & {
  readonly seated: SeatedPassenger;
  /** What takes something off the price of a seat, but for what the fare includes. */
  readonly card: SeatDiscounts['card'];
};

type Orders = Pick<SeatDependencies['orders'], 'passengerOn'>;

/** One passenger on one segment, by a global id, if the viewer sees the flight; null otherwise. */
async function findPassenger(
  orders: Orders,
  id: string,
  viewer: ActorOrAirline,
  now: Date,
): Promise<PassengerSegmentView | null> {
  const key = passengerSegmentKeyOf(id);
  return key && orders.passengerOn(key, viewer, now);
}

/**
 * Those whom ids name, in that order; null where there is none for this viewer, or the same once
 * more.
 */
export async function findPassengers(
  orders: Orders,
  ids: readonly string[],
  viewer: ActorOrAirline,
  now: Date,
): Promise<(PassengerSegmentView | null)[]> {
  const found: (PassengerSegmentView | null)[] = [];
  for (const [index, id] of ids.entries())
    found.push(ids.indexOf(id) < index ? null : await findPassenger(orders, id, viewer, now));
  return found;
}

const days = new WeakMap<PassengerSegmentView['segment'], LocalDate>();

/**
 * The local day on which the flight leaves: ages are counted by it. Every seat of a map asks for
 * it, so it is kept with the flight.
 */
export function departureDay({ segment }: Pick<PassengerSegmentView, 'segment'>): LocalDate {
  const day = days.get(segment) ?? localDay(segment.departsAt, segment.departureZone);
  days.set(segment, day);
  return day;
}

const hasLapInfant = ({ passenger, segment }: PassengerSegmentView): boolean =>
  segment.order.passengers.some(({ accompanyingAdultId }) => accompanyingAdultId === passenger.id);

/**
 * Whether a passenger looks after a child or an infant: an infant on the lap, or a guardian of a
 * booking with children.
 */
function withDependant(one: PassengerSegmentView): boolean {
  const isGuardian = ageOn(one.passenger.dateOfBirth, departureDay(one)) >= LIMITS.guardianFromAge;
  const children = one.segment.order.passengers.some(({ type }) => type === 'CHD');
  return hasLapInfant(one) || (isGuardian && children);
}

/**
 * What decides about the seats of passengers: their age, those whom they look after, their fare and
 * their card.
 */
export const seatPassengers = (
  { cardOf }: Pick<SeatDependencies, 'cardOf'>,
  passengers: readonly PassengerSegmentView[],
  now: Date,
): Promise<SeatPassenger[]> =>
  Promise.all(
    passengers.map(async (one) => {
      const tier = await cardOf(one.passenger, now);
      const benefits = tier && TIER_CARDS[tier].benefits;
      return {
        ...one,
        card: tier && benefits ? { tier, percent: benefits.seatDiscountPercent } : null,
        seated: {
          dateOfBirth: one.passenger.dateOfBirth,
          cabin: one.segment.cabin,
          withInfant: hasLapInfant(one),
          frontRow: benefits?.frontRow ?? false,
          reducedMobility: false,
          pregnant: false,
          disabled: false,
          withDependant: withDependant(one),
          specialServices: servicesOf(one.passenger),
        },
      };
    }),
  );
