import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

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
