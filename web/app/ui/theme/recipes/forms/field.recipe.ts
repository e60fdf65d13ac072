import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { fieldText } from './field-text.ts';

/** Label, hint, control and error in one column. */
export const field = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText', 'requiredIndicator'],
  base: {
    root: { display: 'grid', gap: '1.5', alignContent: 'start', minWidth: '0' },
    ...fieldText,
    requiredIndicator: { color: 'fg.muted', fontWeight: 'normal' },
  },
});
