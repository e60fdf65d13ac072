import type { FollowedPayment } from '#web/app/components/payment/payable/use-followed-payment.ts';
import type { Stage } from '#web/app/components/payment/stage.ts';
import type { ExtrasStatusFragment } from './extras-status.gen.ts';

export type ExtrasOrderProps = {
  order: ExtrasStatusFragment;
  stage: Stage;
  payment: FollowedPayment;
  /** The order has changed at the gateway, or time has: it is asked for again. */
  onChanged: () => Promise<void>;
};
