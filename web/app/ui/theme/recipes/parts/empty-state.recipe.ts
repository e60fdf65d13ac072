import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Nothing to show: the magnolia or a picture, what is missing, what to do. */
export const emptyState = defineSlotRecipe({
  slots: ['root', 'indicator', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      alignItems: 'center',
      paddingBlock: '8',
      paddingInline: '4',
      textAlign: 'center',
    },
    indicator: { color: 'brand.border' },
    title: {
      fontFamily: 'display',
      fontSize: 'xl',
      fontWeight: 'medium',
      lineHeight: 'snug',
      // all of the page
      '&:is(h1)': { fontSize: '2xl' },
    },
    description: { maxWidth: '32rem', color: 'fg.muted' },
  },
});
