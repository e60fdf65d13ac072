import type { Stage } from '#web/app/components/payment/stage.ts';
import type { usePaymentAnswer } from '#web/app/components/payment/use-payment-answer.ts';
import type { SeatOrderStandingFragment } from '#web/app/components/seat-order/seat-order-standing.gen.ts';

export type SeatsToPayProps = {
  seatOrder: SeatOrderStandingFragment;
  stage: Stage;
  payment: ReturnType<typeof usePaymentAnswer>;
  /** The seat order has changed at the gateway, or time has: it is asked for again. */
  onChanged: () => Promise<void>;
};
