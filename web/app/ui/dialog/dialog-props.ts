import type { ReactNode } from 'react';

export interface DialogProps {
  open: boolean;
  /** Escape, the close button, or a press outside; not called where `closeLabel` is left out. */
  onClose: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the safe one first; give it `autoFocus`. */
  actions?: ReactNode;
  /** The name of the close button; without it there is none, and the user must choose an action. */
  closeLabel?: string;
  role?: 'dialog' | 'alertdialog';
  wide?: boolean;
  /**
   * The whole screen of a phone, else as tall as it gets: its content changes, and it does not move
   * with it. With `wide` it is as tall as its content.
   */
  tall?: boolean;
}

/** The size of a dialog in the words of its recipe. */
export const dialogSize = ({ wide, tall }: Pick<DialogProps, 'wide' | 'tall'>) =>
  tall ? (wide ? 'cover' : 'full') : wide ? 'lg' : 'md';
