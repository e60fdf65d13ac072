import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** How much of something is there: points of a year, an upload. */
export const progress = defineSlotRecipe({
  slots: ['root', 'label', 'valueText', 'track', 'range'],
  base: {
    root: { display: 'grid', gap: '1.5', minWidth: '0' },
    label: { textStyle: 'label' },
    valueText: { fontVariantNumeric: 'tabular-nums', textStyle: 'small' },
    track: { height: '2', borderRadius: 'full', backgroundColor: 'bg.muted', overflow: 'hidden' },
    range: {
      height: 'full',
      borderRadius: 'full',
      backgroundColor: 'colorPalette.solid',
      transition: 'width 250ms',
    },
  },
});
