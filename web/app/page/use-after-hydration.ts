import { startTransition, useEffect, useState } from 'react';

/**
 * Whether the page has been hydrated: what it does not need before is rendered then, and gives way
 * to a touch.
 */
export function useAfterHydration(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
