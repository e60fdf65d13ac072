import { lazy, Suspense } from 'react';
import { useAfterHydration } from '#web/app/page/use-after-hydration.ts';

// Most browsers hold no order: its code loads behind the page.
const HeldOrders = lazy(() =>
  import('./unpaid-order-list.tsx').then(({ HeldOrders: orders }) => ({ default: orders })),
);

/**
 * What this browser holds and has not paid. It is asked for by the browser only, so that pages stay
 * the same for everyone. Texts: `unpaid-orders`, `order-cancel`, `code`.
 */
export function OpenOrders() {
  if (!useAfterHydration()) return null;
  return (
    <Suspense fallback={null}>
      <HeldOrders />
    </Suspense>
  );
}
