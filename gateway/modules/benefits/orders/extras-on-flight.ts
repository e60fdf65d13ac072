import type { BenefitService } from '#gateway/modules/benefits/benefits.service.ts';
import type { PassengerSegmentKey } from '#gateway/modules/orders/segments/passenger-segment-key.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { BenefitKind } from '#schema/codes/club/benefit-kinds.ts';

/** The kinds of extras that a passenger has on a flight. */
export type ExtrasOnFlight = (
  key: PassengerSegmentKey & { readonly orderId: string },
  now: Date,
) => Promise<ReadonlySet<BenefitKind>>;

/** The paid extras of a passenger on a flight, by their kinds (RULES 9.28). */
export const extrasOnFlight =
  (benefits: Pick<BenefitService, 'ordersFor' | 'benefit'>): ExtrasOnFlight =>
  async ({ orderId, passengerId, segmentIndex }, now) => {
    const orders = await benefits.ordersFor([orderId], AIRLINE, now);
    const items = orders.filter(({ state }) => state === 'PAID').flatMap((order) => order.items);
    const own = items.filter(
      ({ forWhom }) =>
        forWhom?.passengerId === passengerId && forWhom.segmentIndex === segmentIndex,
    );
    return new Set(own.flatMap(({ benefitId }) => benefits.benefit(benefitId)?.kind ?? []));
  };
