import { lazy, Suspense, useRef } from 'react';
import type { PriceChangeProps } from './price-change-props.ts';

// Few prices change: its code loads with the first that does.
const PriceChangeQuestion = lazy(() =>
  import('./price-change-question.tsx').then(({ PriceChangeQuestion: question }) => ({
    default: question,
  })),
);

/**
 * Says that a price has changed, with the old and the new one, and waits for an answer: it never
 * continues silently (RULES 3.9). Texts: `price-change` and `price-summary`.
 */
export function PriceChangeDialog(props: PriceChangeProps) {
  // What is shown stays while the dialog closes.
  const last = useRef(props.change);
  if (props.change) last.current = props.change;
  if (!last.current) return null;
  return (
    <Suspense fallback={null}>
      <PriceChangeQuestion {...props} change={last.current} open={props.change !== null} />
    </Suspense>
  );
}
