import type { SegmentActionSource } from '#gateway/modules/orders/order-dependencies.ts';
import type { OrderQuestion } from '#gateway/modules/orders/per-order-cache.ts';
import type { Procedures } from '#gateway/modules/orders/segments/procedures.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import { seatsOfRead, unpaidOfRead } from '#gateway/modules/seats/passengers/seat-actions.ts';
import type { DepartureControl } from '#gateway/ports/departure-control/departure-control.port.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { segmentCapability } from '#schema/rules/after-sale/segment-capabilities.ts';
import { checkInFacts, seenFirstAsFarAsKnown } from './check-in-facts.ts';
import { checkInsIn } from './check-ins.repository.ts';

const ACTIONS = ['CHECK_IN', 'CANCEL_CHECK_IN', 'BOARDING_PASS'] as const;

/** What decides whether a passenger may be checked in. */
export type CheckInActionSources = {
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
