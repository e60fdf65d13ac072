import { defineTokens } from '@chakra-ui/react/styled-system';

/** Breakpoints in em, so that they follow the user's text size. */
export const breakpoints = {
  sm: '40em',
  md: '48em',
  lg: '64em',
  xl: '80em',
  '2xl': '96em',
} as const;

/** The 4 px grid: step n is n times 4 px. */
const STEPS = [
  0, 0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14, 16, 18, 20, 24, 28, 32, 40, 48,
];
const grid = Object.fromEntries(
  STEPS.map((step) => [String(step), { value: `${step * 0.25}rem` }]),
);

const SYSTEM = "ui-sans-serif, system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif";
const LATIN =
  "'Instrument Sans Variable', 'Instrument Sans Fallback', 'Instrument Sans Android', 'Instrument Sans Linux'";

/** All sizes: no component has a pixel value that is not here. */
export const foundations = {
  fonts: defineTokens.fonts({
    latin: { value: `${LATIN}, ${SYSTEM}` },
    body: { value: `var(--site-font, ${LATIN}, ${SYSTEM})` },
    display: { value: "var(--site-font-display, Newsreader, Georgia, 'Times New Roman', serif)" },
    mono: { value: "ui-monospace, SFMono-Regular, Menlo, Consolas, 'Liberation Mono', monospace" },
  }),
  fontSizes: defineTokens.fontSizes({
    '2xs': { value: '0.75rem' },
    xs: { value: '0.8125rem' },
    sm: { value: '0.875rem' },
    md: { value: '1rem' },
    lg: { value: '1.125rem' },
    xl: { value: '1.375rem' },
    '2xl': { value: '1.75rem' },
    '3xl': { value: '2.5rem' },
    '4xl': { value: '4rem' },
  }),
  fontWeights: defineTokens.fontWeights({
    normal: { value: '400' },
    medium: { value: '500' },
    semibold: { value: '600' },
    bold: { value: '700' },
  }),
  lineHeights: defineTokens.lineHeights({
    tight: { value: 'var(--site-line-tight, 1.2)' },
    snug: { value: 'var(--site-line-snug, 1.35)' },
    body: { value: 'var(--site-line-body, 1.55)' },
  }),
  letterSpacings: defineTokens.letterSpacings({
    tight: { value: 'var(--site-tracking-tight, -0.015em)' },
    wide: { value: 'var(--site-tracking-wide, 0.04em)' },
  }),
  spacing: defineTokens.spacing(grid),
  sizes: defineTokens.sizes({
    ...grid,
    full: { value: '100%' },
    min: { value: 'min-content' },
    max: { value: 'max-content' },
    /** The widest a page gets, a form, a page of one column, and a line of running text. */
    page: { value: '75rem' },
    form: { value: '40rem' },
    column: { value: '52rem' },
    prose: { value: 'var(--site-measure, 68ch)' },
  }),
  radii: defineTokens.radii({
    none: { value: '0' },
    sm: { value: '0.25rem' },
    md: { value: '0.375rem' },
    lg: { value: '0.75rem' },
    full: { value: '9999px' },
  }),
  borders: defineTokens.borders({
    hairline: { value: '1px solid' },
    dashed: { value: '1px dashed' },
  }),
  durations: defineTokens.durations({
    fast: { value: '150ms' },
    moderate: { value: '200ms' },
    slow: { value: '250ms' },
  }),
  easings: defineTokens.easings({ out: { value: 'cubic-bezier(0.2, 0.7, 0.3, 1)' } }),
  zIndex: defineTokens.zIndex({
    raised: { value: 1 },
    sticky: { value: 100 },
    menu: { value: 1000 },
    overlay: { value: 1300 },
    toast: { value: 1700 },
    skip: { value: 1800 },
  }),
  cursor: defineTokens.cursor({ button: { value: 'pointer' }, disabled: { value: 'not-allowed' } }),
};
