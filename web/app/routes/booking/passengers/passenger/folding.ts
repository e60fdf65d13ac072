import { createContext } from 'react';

/**
 * Whether the fields of a traveller are out of sight, because a saved passenger has filled in all
 * of them.
 */
export interface Folding {
  isFolded: boolean;
  fold: () => void;
  /** Shows the fields, with the focus on the first. */
  unfold: () => void;
}

const nothing = () => undefined;

export const FoldingContext = createContext<Folding>({
  isFolded: false,
  fold: nothing,
  unfold: nothing,
});
