import { lazy, type ReactNode, Suspense, useRef } from 'react';
import type { PriceChangeFragment } from './price-change.gen.ts';

// Few prices change: its code loads with the first that does.
const PriceChangeQuestion = lazy(() =>
  import('./price-change-question.tsx').then(({ PriceChangeQuestion: question }) => ({
    default: question,
  })),
);

export type PriceChangeDialogProps = {
  /** What changed; nothing is shown while it is null. */
  change: PriceChangeFragment | null;
  /** The traveller accepts the new price. */
  onAccept: () => void;
  /** The traveller does not. */
  onReject: () => void;
  /** What refusing does; "Choose other flights" unless given. */
  rejectLabel?: ReactNode;
  accepting?: boolean;
  /** What else is to be said about it, for instance which flight it concerns. */
  children?: ReactNode;
};

/**
 * Says that a price has changed, with the old and the new one, and waits for an answer: it never continues silently
 * (RULES 3.9). Texts: `price-change` and `price-summary`.
 */
export function PriceChangeDialog(props: PriceChangeDialogProps) {
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
