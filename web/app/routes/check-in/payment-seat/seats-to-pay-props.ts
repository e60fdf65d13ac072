import type { FollowedPayment } from '#web/app/components/payment/payable/use-followed-payment.ts';
import type { Stage } from '#web/app/components/payment/stage.ts';
import type { SeatOrderStatusFragment } from '#web/app/components/seat-order/seat-order-status.gen.ts';

export type SeatsToPayProps = {
  seatOrder: SeatOrderStatusFragment;
  stage: Stage;
  payment: FollowedPayment;
  /** The seat order has changed at the gateway, or time has: it is asked for again. */
  onChanged: () => Promise<void>;
};
