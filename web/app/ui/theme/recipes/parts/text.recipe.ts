import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** In the text, not on the screen. */
export const visuallyHidden = defineRecipe({
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});

/** Past what has many stops of the Tab key: out of sight until it has the focus. */
export const skipLink = defineRecipe({
  base: {
    position: 'absolute',
    zIndex: 'skip',
    margin: '2',
    paddingBlock: '3',
    paddingInline: '4',
    borderRadius: 'md',
    background: 'bg.panel',
    color: 'brand.fg',
    fontWeight: 'medium',
    '&:not(:focus)': {
      width: '1px',
      height: '1px',
      padding: '0',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
  },
});

/** The head of a page: its h1 and a sentence below it. */
export const pageHeading = defineSlotRecipe({
  slots: ['root', 'lead'],
  base: {
    root: {
      marginBottom: { base: '6', md: '8' },
      // a long word of Japanese may be wider than a small screen
      '& > *': { overflowWrap: 'anywhere' },
    },
    lead: { maxWidth: 'prose', marginTop: '2', color: 'fg.muted' },
  },
});

/** A link in running text, or on a line of its own. */
export const link = defineRecipe({
  base: {
    borderRadius: 'sm',
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
    // a phone number is read, and dialled, as one
    '&[href^="tel:"]': { whiteSpace: 'nowrap' },
    // on a line of its own it is pressed like a button
    '&[data-alone]': {
      display: 'flex',
      minHeight: '11',
      alignItems: 'center',
      width: 'fit-content',
    },
  },
});

/** The heading of a part of a page. */
export const partHeading = defineRecipe({ base: { textStyle: 'h3', marginBottom: '4' } });

/** What is read, and not acted on: a line above it and no box. */
export const pagePart = defineRecipe({ base: { paddingTop: '6', borderTopWidth: '1px' } });

/** What is said besides. */
export const muted = defineRecipe({
  base: { color: 'fg.muted', '&[data-block]': { display: 'block' } },
  variants: { size: { sm: { textStyle: 'small' }, md: {} } },
});

/** Things one below the other, without bullets. */
export const list = defineRecipe({
  base: { display: 'flex', flexDirection: 'column' },
  variants: {
    gap: {
      1: { gap: '1' },
      2: { gap: '2' },
      3: { gap: '3' },
      4: { gap: '4' },
      5: { gap: '5' },
    },
  },
});
