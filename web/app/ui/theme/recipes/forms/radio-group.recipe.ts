import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { overMark } from './over-mark.ts';
import { radiomark } from './radiomark.recipe.ts';

/** One of a few, all in view. */
export const radioGroup = defineSlotRecipe({
  slots: ['root', 'item', 'input', 'itemControl', 'detail'],
  base: {
    root: {
      display: 'grid',
      minWidth: '0',
      _horizontal: { sm: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } },
    },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '3',
      alignItems: 'start',
      paddingBlock: '2.5',
      cursor: 'button',
    },
    input: overMark,
    itemControl: { ...radiomark.base, marginTop: '0.0625rem' },
    detail: { display: 'block', color: 'fg.muted', textStyle: 'small' },
  },
});
