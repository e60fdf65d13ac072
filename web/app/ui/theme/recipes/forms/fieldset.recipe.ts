import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { fieldText } from './field-text.ts';

/** Several controls with one legend. */
export const fieldset = defineSlotRecipe({
  slots: ['root', 'legend', 'content', 'helperText', 'errorText'],
  base: {
    root: { minWidth: '0' },
    legend: { ...fieldText.label, marginBottom: '1.5' },
    content: { display: 'grid', gap: '1.5', alignContent: 'start', minWidth: '0' },
    helperText: fieldText.helperText,
    errorText: fieldText.errorText,
  },
});
