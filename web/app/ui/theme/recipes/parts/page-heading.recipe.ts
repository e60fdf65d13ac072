import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

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
