import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Nothing to show: the magnolia, what is missing, what to do. */
export const emptyState = defineSlotRecipe({
  slots: ['root', 'indicator', 'title', 'description'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      alignItems: 'center',
      paddingBlock: '12',
      paddingInline: '4',
      textAlign: 'center',
    },
    indicator: { color: 'brand.border' },
    title: { fontSize: 'lg', fontWeight: 'semibold', lineHeight: 'snug' },
    description: { maxWidth: '28rem', color: 'fg.muted' },
  },
});
