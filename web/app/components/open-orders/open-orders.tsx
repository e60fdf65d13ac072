import { lazy, Suspense, useEffect, useState } from 'react';

// Most browsers hold no order: its code loads behind the page.
const HeldOrders = lazy(() =>
  import('./held-orders.tsx').then(({ HeldOrders: orders }) => ({ default: orders })),
);

/**
 * What this browser holds and has not paid. It is asked for by the browser only, so that pages stay the same for everyone.
 * Texts: `open-orders`, `order-cancel`, `code`.
 */
export function OpenOrders() {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  if (!hydrated) return null;
  return (
    <Suspense fallback={null}>
      <HeldOrders />
    </Suspense>
  );
}
