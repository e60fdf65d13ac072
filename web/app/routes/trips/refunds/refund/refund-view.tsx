import type { Preloaded } from '#web/app/apollo/preloaded.ts';
import { usePreloaded } from '#web/app/apollo/use-preloaded.ts';
import { useRefetch } from '#web/app/apollo/use-refetch.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { useOrderUpdates } from '#web/app/components/order-updates/use-order-updates.ts';
import {
  RefundDetailDocument,
  type RefundDetailQuery,
  type RefundDetailQueryVariables,
} from './refund-detail.route.gen.ts';
import { RefundPage } from './refund-page.tsx';

type RefundViewProps = { preloaded: Preloaded<RefundDetailQuery, RefundDetailQueryVariables> };

/** A refund as it is now: its order tells when something happens to it. */
export function RefundView({ preloaded }: RefundViewProps) {
  const { refund } = usePreloaded(RefundDetailDocument, preloaded).data;
  const refetch = useRefetch(RefundDetailDocument, preloaded.variables);
  const isOver = refund?.state === 'SUCCEEDED';
  useOrderUpdates(refund && !isOver ? refund.order.id : null, refetch);
  return refund ? (
    <RefundPage refund={refund} />
  ) : (
    <Missing what="ORDER" title="trips-refunds-refund.name" />
  );
}
