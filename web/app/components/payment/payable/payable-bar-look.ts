/** The bar is one line on a phone, at the edge of the screen, and a panel from lg on. */
export const BAR = {
  position: { base: 'sticky', lg: 'static' },
  bottom: '0',
  zIndex: '1',
  order: { base: 1, lg: 0 },
  display: 'grid',
  gridTemplateColumns: { base: 'auto minmax(0, 1fr)', lg: 'minmax(0, 1fr)' },
  rowGap: { base: '2', lg: '3' },
  columnGap: '4',
  alignItems: 'center',
  marginInline: { base: '-1rem', md: '-1.5rem', lg: '0' },
  paddingInline: { base: '4', md: '6' },
  paddingTop: { base: '3', lg: '6' },
  paddingBottom: { base: 'max(0.75rem, env(safe-area-inset-bottom))', lg: '6' },
  borderTopWidth: '1px',
  borderWidth: { lg: '1px' },
  borderRadius: { lg: 'lg' },
  backgroundColor: 'bg.panel',
} as const;

/** Heard on small screens, seen from lg on. */
export const HEADING = {
  position: { base: 'absolute', lg: 'static' },
  clipPath: { base: 'inset(50%)', lg: 'none' },
  marginBottom: { lg: '-0.5rem' },
  color: 'fg.muted',
  fontSize: 'sm',
} as const;

export const FACTS = {
  display: { base: 'grid', lg: 'flex' },
  flexWrap: 'wrap',
  alignItems: { lg: 'baseline' },
  justifyContent: { lg: 'space-between' },
  rowGap: { lg: '1' },
  columnGap: { lg: '4' },
} as const;

export const TOTAL = {
  // below each other on a phone, where the button beside them has one line then
  display: { base: 'grid', lg: 'block' },
  fontSize: { base: 'lg', lg: '2xl' },
  fontWeight: 'semibold',
  lineHeight: { base: 'snug', lg: 'tight' },
} as const;
