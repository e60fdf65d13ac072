import type { CSSProperties } from 'react';

/** What a box to type in is told about its content. */
export interface ControlLook {
  /** As wide as what is expected in it, so that the box tells. */
  width?: 'full' | 'medium' | 'short' | 'tiny';
  /** For codes and numbers: figures of one width. */
  figures?: boolean;
}

const WIDTHS: Readonly<Record<NonNullable<ControlLook['width']>, CSSProperties>> = {
  full: {},
  medium: { maxWidth: '20rem' },
  short: { maxWidth: '10rem' },
  tiny: { maxWidth: '5rem', textAlign: 'center' },
};
const FIGURES: CSSProperties = {
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: 'var(--ui-letter-spacings-wide)',
};

export const controlStyle = ({ width = 'full', figures = false }: ControlLook): CSSProperties => ({
  ...WIDTHS[width],
  ...(figures ? FIGURES : {}),
});
