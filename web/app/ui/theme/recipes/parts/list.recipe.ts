import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Lines of text with a mark, or `plain` without. */
export const list = defineSlotRecipe({
  slots: ['root', 'item', 'indicator'],
  base: { root: { display: 'grid', gap: '1' } },
  variants: {
    variant: {
      marker: { root: { paddingInlineStart: '5', listStyle: 'disc' } },
      plain: { item: { display: 'flex', gap: '2', alignItems: 'flex-start' } },
    },
  },
  defaultVariants: { variant: 'marker' },
});
