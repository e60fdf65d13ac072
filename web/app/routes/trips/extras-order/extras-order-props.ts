import type { Stage } from '#web/app/components/payment/stage.ts';
import type { usePaymentAnswer } from '#web/app/components/payment/use-payment-answer.ts';
import type { ExtrasStandingFragment } from './extras-standing.gen.ts';

export type ExtrasOrderProps = {
  order: ExtrasStandingFragment;
  stage: Stage;
  payment: ReturnType<typeof usePaymentAnswer>;
  /** The order has changed at the gateway, or time has: it is asked for again. */
  onChanged: () => Promise<void>;
};
