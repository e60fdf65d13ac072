import type {
  ProcedureSource,
  SegmentActionSource,
} from '#gateway/modules/orders/order-sources.ts';
import {
  cancelledSegments,
  type FlightKnowledge,
} from '#gateway/modules/orders/segments/cancelled-segments.ts';
import { proceduresOf } from '#gateway/modules/orders/segments/procedures.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import { unpaidSeatOrders } from '#gateway/modules/seats/orders/unpaid-seats.ts';
import type { SeatService } from '#gateway/modules/seats/seats.service.ts';
import type { DepartureControl } from '#gateway/ports/departure-control/departure-control.port.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import { segmentCapability } from '#schema/rules/after-sale/segment-capabilities.ts';
import { checkInFacts, seenFirstAsFarAsKnown } from './check-in-facts.ts';
import { checkInsIn } from './check-ins.repository.ts';

const ACTIONS = ['CHECK_IN', 'CANCEL_CHECK_IN', 'BOARDING_PASS'] as const;

/** What decides whether a passenger may be checked in. */
export type CheckInActionSources = FlightKnowledge & {
  readonly departureControl: Pick<DepartureControl, 'counterFirst'>;
  readonly procedures: readonly ProcedureSource[];
  readonly liveSeats: SeatService['liveOf'];
  readonly seatOrder: SeatService['order'];
};

/** Whether passengers of an order may be checked in, or back, asked by the orders: with the seat order that stands in the way. */
export const checkInActions =
  ({ departureControl, procedures: sources, ...rest }: CheckInActionSources): SegmentActionSource =>
  async (db, order, now) => {
    const chosen = await rest.liveSeats(db, [order.id], AIRLINE, now);
    const procedures = await proceduresOf(sources, db, [order.id], now);
    const unpaid = await unpaidSeatOrders(chosen, (id) => rest.seatOrder(id, AIRLINE, now));
    const cancelled = await cancelledSegments(rest, order, now);
    const stored = await checkInsIn(db, order.id);
    return async (one) => {
      const { index, flightNumber, departureDate } = one.segment;
      const flight = rest.timetable.flight({ flightNumber, date: departureDate });
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
