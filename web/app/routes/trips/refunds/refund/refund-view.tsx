import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { Missing } from '#web/app/components/missing/missing.tsx';
import { useOrderUpdates } from '#web/app/components/order-updates/use-order-updates.ts';
import { RefundDetailDocument } from './refund-detail.route.gen.ts';
import { RefundPage } from './refund-page.tsx';

type RefundViewProps = { loaded: LoadedQuery<typeof RefundDetailDocument> };

/** A refund as it is now: its order tells when something happens to it. */
export function RefundView({ loaded }: RefundViewProps) {
  const { data, refetch } = useLoaderQuery(RefundDetailDocument, loaded);
  const { refund } = data;
  const isOver = refund?.state === 'SUCCEEDED';
  useOrderUpdates(refund && !isOver ? refund.order.id : null, refetch);
  return refund ? (
    <RefundPage refund={refund} />
  ) : (
    <Missing what="ORDER" title="trips-refunds-refund.name" />
  );
}
