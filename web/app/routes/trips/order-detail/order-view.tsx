import { useEffect, useRef } from 'react';
import type { LoadedQuery } from '#web/app/apollo/loaded-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { useOrderUpdates } from '#web/app/components/order-updates/use-order-updates.ts';
import { FindOrder } from './find/find-order.tsx';
import { OrderDetailDocument } from './order-detail.route.gen.ts';
import { OrderPage } from './order-page.tsx';

/** States after which nothing more happens to an order. */
const OVER: ReadonlySet<string> = new Set(['CANCELLED', 'COMPLETED', 'REFUNDED', 'CHANGED']);

type OrderViewProps = {
  loaded: LoadedQuery<typeof OrderDetailDocument>;
  /** The user has just looked it up: the focus goes to its heading. */
  isFound: boolean;
};

/**
 * The order, or the form again where this browser may not see it or there is none: the two look the
 * same.
 */
export function OrderView({ loaded, isFound }: OrderViewProps) {
  const { data, refetch } = useLoaderQuery(OrderDetailDocument, loaded);
  useOrderUpdates(data.order && !OVER.has(data.order.state) ? data.order.id : null, refetch);
  const state = data.order?.state;
  const first = useRef(isFound ? undefined : state);
  useEffect(() => {
    // the focused element is gone with the old state: a button that cancels, a form that looks up
    // the order
    if (state !== first.current) document.querySelector('h1')?.focus();
    first.current = state;
  }, [state]);
  if (!data.order) return <FindOrder unknown={Boolean(loaded.variables.by.id)} />;
  return (
    <OrderPage
      order={data.order}
      openFlights={data.viewer.checkInItineraries}
      onChanged={refetch}
    />
  );
}
