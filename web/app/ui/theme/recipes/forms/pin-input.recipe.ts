import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { controlBox } from './control-box.ts';

/** A code of a few digits, one cell each. */
export const pinInput = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'input'],
  base: {
    label: { textStyle: 'label' },
    control: { display: 'flex', gap: '2', maxWidth: '20rem' },
    input: {
      ...controlBox,
      flex: '1 1 0',
      paddingInline: '0',
      maxWidth: '12',
      fontVariantNumeric: 'tabular-nums',
      fontSize: 'lg',
      textAlign: 'center',
    },
  },
});
