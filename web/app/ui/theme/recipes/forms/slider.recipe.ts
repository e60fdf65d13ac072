import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A figure chosen along a line. */
export const slider = defineSlotRecipe({
  slots: [
    'root',
    'label',
    'valueText',
    'control',
    'track',
    'range',
    'thumb',
    'markerGroup',
    'marker',
    'markerIndicator',
  ],
  base: {
    root: { display: 'grid', gap: '1', minWidth: '0' },
    label: { textStyle: 'label' },
    valueText: { fontVariantNumeric: 'tabular-nums' },
    control: {
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      minHeight: '11',
      cursor: 'button',
      _disabled: { cursor: 'disabled' },
    },
    track: {
      flex: '1',
      height: '1',
      borderRadius: 'full',
      backgroundColor: 'border.strong',
      overflow: 'hidden',
    },
    range: { height: 'full', backgroundColor: 'brand.solid' },
    thumb: {
      top: '50%',
      width: '6',
      height: '6',
      translate: '0 -50%',
      borderWidth: '2px',
      borderColor: 'brand.solid',
      borderRadius: 'full',
      backgroundColor: 'bg.panel',
      _focusVisible: {
        outline: '2px solid',
        outlineColor: 'brand.focusRing',
        outlineOffset: '2px',
      },
      _disabled: { borderColor: 'border.strong' },
    },
    marker: { color: 'fg.muted', textStyle: 'caption' },
    markerIndicator: { width: '1', height: '1', borderRadius: 'full', backgroundColor: 'fg.muted' },
  },
});
