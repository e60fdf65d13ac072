import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { checkmark } from './checkmark.recipe.ts';
import { fieldText } from './field-text.ts';
import { overMark } from './over-mark.ts';
import { radiomark } from './radiomark.recipe.ts';

/** Several controls with one legend; inside it is a field. */
export const fieldset = defineSlotRecipe({
  slots: ['root', 'legend'],
  base: {
    root: { minWidth: '0' },
    legend: { ...fieldText.label, marginBottom: '1.5' },
  },
});

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
