import { type Stage, stageOf } from '#web/app/components/payment/stage.ts';
import type { ExtrasStandingFragment } from './extras-standing.gen.ts';

type Standing = Pick<ExtrasStandingFragment, 'state'> & {
  readonly payments: readonly Pick<ExtrasStandingFragment['payments'][number], 'state'>[];
};

/** The stage of an order of extras, in the words of the payment of flights: BOOKED is paid. */
export const extrasStageOf = ({ state, payments }: Standing): Stage => {
  if (state === 'CANCELLED' || state === 'REFUNDED') return 'CLOSED';
  if (state === 'PAID') return 'BOOKED';
  return stageOf({ state, payments, tickets: [] });
};
