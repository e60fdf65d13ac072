import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { fieldText } from './field-text.ts';

/** Several controls with one legend; inside it is a field. */
export const fieldset = defineSlotRecipe({
  slots: ['root', 'legend'],
  base: {
    root: { minWidth: '0' },
    legend: { ...fieldText.label, marginBottom: '1.5' },
  },
});
