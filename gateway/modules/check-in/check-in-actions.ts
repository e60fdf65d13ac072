import type {
  ProcedureSource,
  SegmentActionSource,
} from '#gateway/modules/orders/order-sources.ts';
import { proceduresOf } from '#gateway/modules/orders/segments/procedures.ts';
import { segmentCapabilityOf } from '#gateway/modules/orders/segments/segment-capability.ts';
import type { SeatService } from '#gateway/modules/seats/seats.service.ts';
import type { DepartureControl } from '#gateway/ports/departure-control/departure-control.port.ts';
import type { Operations } from '#gateway/ports/operations/operations.port.ts';
import type { Timetable } from '#gateway/ports/timetable/timetable.port.ts';
import { AIRLINE } from '#gateway/sessions/reader.ts';
import { segmentCapability } from '#schema/rules/after-sale/segment-capabilities.ts';
import { checkInFacts, isCancelled, seenFirstAsFarAsKnown } from './check-in-facts.ts';
import { checkInsOn } from './check-ins.repository.ts';

const ACTIONS = ['CHECK_IN', 'CANCEL_CHECK_IN', 'BOARDING_PASS'] as const;

/** What decides whether a passenger may be checked in. */
export type CheckInActionSources = {
  readonly operations: Operations;
  readonly timetable: Pick<Timetable, 'flight'>;
  readonly departureControl: Pick<DepartureControl, 'counterFirst'>;
  readonly procedures: readonly ProcedureSource[];
  readonly liveSeats: SeatService['liveOf'];
  readonly seatOrder: SeatService['order'];
};

/** Whether a passenger on a segment may be checked in, or back, asked by the orders: with the seat order that stands in the way. */
export const checkInActions =
  ({
    operations,
    timetable,
    departureControl,
    procedures: sources,
    ...seats
  }: CheckInActionSources): SegmentActionSource =>
  async (db, one, now) => {
    const { order, flightNumber, departureDate, index } = one.segment;
    const flight = timetable.flight({ flightNumber, date: departureDate }) ?? null;
    const chosen = await seats.liveSeats(db, [order.id], AIRLINE, now);
    const flightCancelled = await isCancelled(operations, flight, now);
    const checkIns = await checkInsOn(db, order.id, index);
    const procedures = await proceduresOf(sources, db, [order.id], now);
    const counterFirst =
      flight !== null && (await seenFirstAsFarAsKnown(departureControl, flight, one));
    const facts = checkInFacts(
      one,
      { flightCancelled, chosen, checkIns, procedures },
      counterFirst,
    );
    const unpaid = chosen.find(
      (seat) => seat.segmentIndex === index && seat.state === 'HELD' && seat.seatOrderId,
    );
    const seatOrder = unpaid?.seatOrderId
      ? await seats.seatOrder(unpaid.seatOrderId, AIRLINE, now)
      : null;
    return ACTIONS.map((action) =>
      segmentCapabilityOf(action, segmentCapability(action, facts, now), seatOrder),
    );
  };
