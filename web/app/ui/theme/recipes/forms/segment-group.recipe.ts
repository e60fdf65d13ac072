import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** One of two to four short words, all in view. */
export const segmentGroup = defineSlotRecipe({
  slots: ['root', 'label', 'item', 'itemText', 'indicator'],
  base: {
    root: {
      position: 'relative',
      display: 'inline-flex',
      flexWrap: 'wrap',
      placeSelf: 'start',
      width: 'fit-content',
      maxWidth: 'full',
      padding: '0.5',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'md',
      backgroundColor: 'bg.panel',
    },
    item: {
      position: 'relative',
      display: 'inline-flex',
      gap: '1.5',
      alignItems: 'center',
      justifyContent: 'center',
      minHeight: '11',
      paddingBlock: '1',
      paddingInline: '3.5',
      borderRadius: 'sm',
      color: 'fg.muted',
      fontSize: 'sm',
      fontWeight: 'medium',
      cursor: 'button',
      // under the pointer, or after a touch, the words of the chosen one would be as dark as its
      // ground
      '&:not(:has(input:checked)):hover': { color: 'fg' },
      '&:has(input:checked)': {
        backgroundColor: 'neutral.solid',
        color: 'neutral.contrast',
        // grounds are the user's there: the chosen one has the colours of what is selected
        '@media (forced-colors: active)': {
          backgroundColor: 'SelectedItem',
          color: 'SelectedItemText',
          forcedColorAdjust: 'none',
        },
      },
      '&:has(:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'brand.focusRing',
        outlineOffset: '2px',
      },
      '&[data-disabled]': { opacity: 0.55, cursor: 'disabled' },
    },
    indicator: { display: 'none' },
  },
});
