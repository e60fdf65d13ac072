import { type Stage, stageOf } from '#web/app/components/payment/stage.ts';
import type { SeatOrderStandingFragment } from '#web/app/components/seat-order/seat-order-standing.gen.ts';

type Standing = Pick<SeatOrderStandingFragment, 'state'> & {
  readonly payments: readonly Pick<SeatOrderStandingFragment['payments'][number], 'state'>[];
};

/** The stage of a seat order between being held and being flown, in the words of the payment of flights. */
export const seatStageOf = ({ state, payments }: Standing): Stage => {
  if (state === 'CANCELLED') return 'CLOSED';
  if (state !== 'PENDING_PAYMENT') return 'BOOKED';
  return stageOf({ state, payments, tickets: [] });
};
