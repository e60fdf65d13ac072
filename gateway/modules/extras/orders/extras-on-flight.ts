import type { ExtrasService } from '#gateway/modules/extras/extras.service.ts';
import type { PassengerSegmentKey } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import type { ExtraKind } from '#schema/codes/club/extra-kinds.ts';

/** The kinds of extras that a passenger has on a flight. */
export type ExtrasOnFlight = (
  key: PassengerSegmentKey & { readonly orderId: string },
  now: Date,
) => Promise<ReadonlySet<ExtraKind>>;

/** The paid extras of a passenger on a flight, by their kinds (RULES 9.28). */
export const extrasOnFlight =
  (extras: Pick<ExtrasService, 'ordersFor' | 'extra'>): ExtrasOnFlight =>
  async ({ orderId, passengerId, segmentIndex }, now) => {
    const orders = await extras.ordersFor([orderId], AIRLINE, now);
    const items = orders.filter(({ state }) => state === 'PAID').flatMap((order) => order.items);
    const own = items.filter(
      ({ forWhom }) =>
        forWhom?.passengerId === passengerId && forWhom.segmentIndex === segmentIndex,
    );
    return new Set(own.flatMap(({ extraId }) => extras.extra(extraId)?.kind ?? []));
  };
