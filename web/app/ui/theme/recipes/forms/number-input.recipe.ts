import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { controlBox } from './control-box.ts';

const trigger = {
  display: 'grid',
  flex: 'none',
  placeItems: 'center',
  width: '11',
  height: '11',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'full',
  cursor: 'button',
  _hover: { backgroundColor: 'neutral.subtle' },
  _disabled: { opacity: 0.45, cursor: 'disabled' },
} as const;

/** A count between two steppers, wide enough for a finger. */
export const numberInput = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'input', 'valueText', 'incrementTrigger', 'decrementTrigger'],
  base: {
    root: { display: 'flex', gap: '2', alignItems: 'center' },
    label: { textStyle: 'label' },
    control: { display: 'contents' },
    input: {
      ...controlBox,
      maxWidth: '16',
      fontVariantNumeric: 'tabular-nums',
      textAlign: 'center',
    },
    valueText: { minWidth: '8', textStyle: 'figure', textAlign: 'center' },
    incrementTrigger: trigger,
    decrementTrigger: trigger,
  },
});
