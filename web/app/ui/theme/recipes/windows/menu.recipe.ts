import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { floating, floatingItem } from './floating.ts';

/** Actions behind one button. */
export const menu = defineSlotRecipe({
  slots: [
    'content',
    'item',
    'itemText',
    'itemIndicator',
    'itemGroup',
    'itemGroupLabel',
    'itemCommand',
    'separator',
    'indicator',
    'trigger',
  ],
  base: {
    content: { ...floating, minWidth: '12rem', padding: '1', overflowY: 'auto' },
    item: floatingItem,
    itemText: { flex: '1' },
    itemIndicator: { color: 'brand.fg' },
    itemGroupLabel: {
      paddingBlock: '2',
      paddingInline: '3',
      color: 'fg.muted',
      textStyle: 'caption',
    },
    itemCommand: { color: 'fg.muted', textStyle: 'caption' },
    separator: { marginBlock: '1', borderTopWidth: '1px' },
  },
});
