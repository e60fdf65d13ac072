import type { ReactNode } from 'react';
import type { PriceChangeFragment } from './price-change.gen.ts';

export type PriceChangeProps = {
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
