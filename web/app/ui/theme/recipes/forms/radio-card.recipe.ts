import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { radiomark } from './radiomark.recipe.ts';

/** One of a few, each on a ground of its own with a detail below its name. */
export const radioCard = defineSlotRecipe({
  slots: [
    'root',
    'label',
    'item',
    'itemControl',
    'itemIndicator',
    'itemText',
    'itemContent',
    'itemDescription',
    'itemAddon',
  ],
  base: {
    root: { display: 'grid', gap: '2', minWidth: '0' },
    label: { textStyle: 'label' },
    item: {
      position: 'relative',
      display: 'block',
      minWidth: '0',
      borderWidth: '1px',
      borderColor: 'border.strong',
      borderRadius: 'lg',
      backgroundColor: 'bg.panel',
      cursor: 'button',
      '&:hover:not([data-disabled])': { borderColor: 'fg' },
      '&[data-state=checked]': {
        borderColor: 'brand.solid',
        boxShadow: 'inset 0 0 0 1px {colors.brand.solid}',
      },
      '&[data-disabled]': { opacity: 0.55, cursor: 'disabled' },
      '&:has(:focus-visible)': {
        outline: '2px solid',
        outlineColor: 'brand.focusRing',
        outlineOffset: '2px',
      },
    },
    itemControl: { display: 'flex', gap: '3', alignItems: 'start', padding: '4' },
    itemIndicator: { ...radiomark.base, '&[data-focus-visible]': { outline: 'none' } },
    itemContent: { flex: '1', minWidth: '0' },
    itemText: { fontWeight: 'medium' },
    itemDescription: { color: 'fg.muted', textStyle: 'small' },
    itemAddon: { paddingInline: '4', paddingBottom: '4' },
  },
});
