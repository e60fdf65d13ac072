import { payableStageOf } from '#web/app/components/payment/payable/payable-stage.ts';
import type { Stage } from '#web/app/components/payment/stage.ts';
import type { ExtrasStatusFragment } from './extras-status.gen.ts';

type Status = Pick<ExtrasStatusFragment, 'state'> & {
  readonly payments: readonly Pick<ExtrasStatusFragment['payments'][number], 'state'>[];
};

/** The stage of an order of extras: one that was refunded is closed. */
export const extrasStageOf = (order: Status): Stage =>
  order.state === 'REFUNDED' ? 'CLOSED' : payableStageOf(order);
