import { randomUUID } from 'node:crypto';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { money } from '#schema/rules/base/money.ts';
import type { Step, Traveller } from './step.ts';
import { anAddress, type TestServices } from './test-services.ts';

const PREFERRED = 200;

/** Seats, chosen and given back. */
export function seatStepsAt({ services, now, pay, db }: TestServices) {
  const { seats } = services;
  const seat = async (order: Order, { payer }: Traveller, step: Step): Promise<void> => {
    const [segment] = order.segments;
    const passenger = order.passengers[step.who % order.passengers.length];
    if (!segment || !passenger) return;
    const { flightNumber, departureDate: date } = segment;
    const choices = [
      {
        passengerSegmentId: globalId('PassengerSegment', `${passenger.id}.${segment.index}`),
        seatNumber: `18${'ABCHJK'[step.which % 6]}`,
        exitRow: { able: true, dutiesAccepted: true },
      },
    ];
    const { seatOrderId } = await seats.select(
      {
        idempotencyKey: randomUUID(),
        flight: flightId({ flightNumber, date }),
        choices,
        accepted: money(PREFERRED * 100, 'CNY'),
        preferredSeatsAgreed: true,
        locale: 'en' as const,
      },
      { ...payer, address: anAddress() },
      now(),
    );
    if (!seatOrderId) return;
    if (step.where % 4 > 0) await pay('SEAT_ORDER', seatOrderId, payer, step.points);
    else await seats.cancelOrder({ seatOrderId, idempotencyKey: randomUUID() }, payer, now());
  };

  const seatsBack = async (order: Order, { payer }: Traveller): Promise<void> => {
    const live = await seats.liveOf(db, [order.id], payer, now());
    const [one] = live;
    if (!one) return;
    await seats.cancel(
      {
        idempotencyKey: randomUUID(),
        passengerSegmentIds: [
          globalId('PassengerSegment', `${one.passengerId}.${one.segmentIndex}`),
        ],
        accepted: await seats.refundOf(one, payer, now()),
      },
      payer,
      now(),
    );
  };

  return { seat, seatsBack };
}
