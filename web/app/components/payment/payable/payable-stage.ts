import { type Stage, stageOf } from '#web/app/components/payment/stage.ts';

type Attempt = Parameters<typeof stageOf>[0]['payments'][number];

/** What else is paid for has no tickets: its own state says that it is done. */
type Status = { readonly state: string; readonly payments: readonly Attempt[] };

/** The stage of a seat order or of a change of date, in the words of the payment of flights. */
export function payableStageOf({ state, payments }: Status): Stage {
  if (state === 'CANCELLED') return 'CLOSED';
  if (state !== 'PENDING_PAYMENT') return 'BOOKED';
  return stageOf({ state, payments, tickets: [] });
}
