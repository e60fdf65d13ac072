import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { payableStageOf } from '#web/app/components/payment/payable/payable-stage.ts';
import { useFollowedPayment } from '#web/app/components/payment/payable/use-followed-payment.ts';
import { isPayable } from '#web/app/components/payment/stage.ts';
import { useHeadingFocus } from '#web/app/page/use-heading-focus.ts';
import { DateChangePaymentDocument } from '#web/app/routes/trips/change-date/review/ack-date.route.gen.ts';
import { ChangeClosed } from './change-closed.tsx';
import { ChangeDone } from './change-done.tsx';
import { ChangeToPay } from './change-to-pay.tsx';
import type { DateChangeStatusFragment } from './date-change-status.gen.ts';

type StatusViewProps = {
  loaded: LoadedQuery<typeof DateChangePaymentDocument>;
};

export function StatusView({ loaded }: StatusViewProps) {
  const { data, refetch } = useLoaderQuery(DateChangePaymentDocument, loaded);
  const { payable } = data;
  if (!payable || !('newOrder' in payable))
    return <Missing what="ORDER" title="trips-change-date-review.title" />;
  return <Status change={payable} refetch={refetch} />;
}

type StatusProps = {
  change: DateChangeStatusFragment;
  refetch: () => Promise<void>;
};

/**
 * A change of date that is confirmed: to be paid, done, or cancelled. Follows what gateway and
 * provider say.
 */
function Status({ change, refetch }: StatusProps) {
  const stage = payableStageOf(change);
  const payment = useFollowedPayment(change.id, stage, refetch);
  useHeadingFocus(isPayable(stage) ? 'UNPAID' : stage);
  if (stage === 'BOOKED') return <ChangeDone change={change} />;
  if (stage === 'CLOSED') return <ChangeClosed change={change} />;
  return <ChangeToPay change={change} stage={stage} payment={payment} onChanged={refetch} />;
}
