import { payableStageOf } from '#web/app/components/payment/payable/payable-stage.ts';
import type { Stage } from '#web/app/components/payment/stage.ts';
import type { ExtrasStandingFragment } from './extras-status.gen.ts';

type Standing = Pick<ExtrasStandingFragment, 'state'> & {
  readonly payments: readonly Pick<ExtrasStandingFragment['payments'][number], 'state'>[];
};

/** The stage of an order of extras: one that was refunded is closed. */
export const extrasStageOf = (order: Standing): Stage =>
  order.state === 'REFUNDED' ? 'CLOSED' : payableStageOf(order);
