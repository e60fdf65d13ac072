import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { checkmark } from './checkmark.recipe.ts';
import { overMark } from './over-mark.ts';

/** Yes or no, its words at the side. */
export const checkbox = defineSlotRecipe({
  slots: ['root', 'input', 'control', 'indicator'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '3',
      alignItems: 'start',
      paddingBlock: '2.5',
      cursor: 'button',
    },
    input: overMark,
    control: { ...checkmark.base, marginTop: '0.0625rem' },
    indicator: { width: 'full', height: 'full' },
  },
});
