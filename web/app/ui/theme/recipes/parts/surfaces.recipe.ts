import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** What unfolds under its words, which are as high as a finger needs in both sizes. */
export const fold = defineRecipe({
  base: {
    '& > summary': {
      width: 'fit-content',
      color: 'brand.fg',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
  },
  variants: {
    size: {
      sm: { '& > summary': { paddingBlock: '3', fontSize: 'sm' } },
      md: { '& > summary': { paddingBlock: '2.5' } },
    },
  },
});

/** Where a table scrolls by itself. */
export const scrollArea = defineSlotRecipe({
  slots: ['root', 'caption'],
  base: {
    root: { overflowX: 'auto' },
    // it stays while the table scrolls, and is read whole
    caption: {
      display: 'block',
      position: 'sticky',
      left: '0',
      maxWidth: 'calc(100vw - 2rem)',
    },
  },
});

/** The place of something that is on its way. */
export const skeleton = defineRecipe({
  base: {
    display: 'block',
    maxWidth: 'full',
    borderRadius: 'sm',
    backgroundColor: 'bg.muted',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});

/** A state in one or two words; the tone is a colour palette. */
export const badge = defineRecipe({
  base: {
    display: 'inline-flex',
    gap: '1',
    alignItems: 'center',
    paddingBlock: '0.5',
    paddingInline: '2',
    borderRadius: 'sm',
    backgroundColor: 'colorPalette.muted',
    color: 'colorPalette.fg',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    _print: { border: '1px solid currentColor' },
  },
});

/** A remark with a line in its tone, which is given as its colour palette. */
export const notice = defineSlotRecipe({
  slots: ['root', 'indicator', 'content', 'title'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '{spacing.1} {spacing.3}',
      padding: '4',
      borderInlineStartWidth: '3px',
      borderColor: 'colorPalette.border',
      borderRadius: 'sm',
      backgroundColor: 'colorPalette.subtle',
      color: 'fg',
    },
    indicator: { display: 'flex', marginTop: '0.15em', color: 'colorPalette.fg' },
    content: { minWidth: '0' },
    title: { fontWeight: 'semibold' },
  },
});

/** A part of the page on a ground of its own: a hairline, no shadow. */
export const panel = defineRecipe({
  base: {
    minWidth: '0',
    borderWidth: '1px',
    borderRadius: 'lg',
    backgroundColor: 'bg.panel',
  },
  variants: {
    variant: {
      outline: {},
      subtle: { borderColor: 'transparent', backgroundColor: 'bg.subtle' },
    },
    size: {
      none: {},
      sm: { padding: '4' },
      md: { padding: { base: '4', md: '6' } },
      lg: { padding: { base: '5', md: '8' } },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});
