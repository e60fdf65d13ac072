import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { floating, floatingItem } from '#web/app/ui/theme/recipes/windows/floating.ts';
import { controlBox } from './control-box.ts';

/** A line of text with a list of what it may become. */
export const combobox = defineSlotRecipe({
  slots: [
    'root',
    'label',
    'control',
    'input',
    'indicatorGroup',
    'trigger',
    'clearTrigger',
    'content',
    'item',
    'itemText',
    'itemIndicator',
    'itemGroup',
    'itemGroupLabel',
    'empty',
  ],
  base: {
    root: { display: 'grid', gap: '1.5', minWidth: '0' },
    label: { textStyle: 'label' },
    control: { position: 'relative' },
    input: { ...controlBox, paddingInlineEnd: '11' },
    indicatorGroup: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '0',
      display: 'flex',
    },
    trigger: { width: '11', color: 'fg.muted', cursor: 'button' },
    clearTrigger: { width: '11', color: 'fg.muted', cursor: 'button' },
    content: { ...floating, padding: '1', overflowY: 'auto' },
    item: floatingItem,
    itemText: { flex: '1' },
    itemIndicator: { color: 'brand.fg' },
    itemGroupLabel: {
      paddingBlock: '2',
      paddingInline: '3',
      color: 'fg.muted',
      textStyle: 'caption',
    },
    empty: { padding: '3', color: 'fg.muted', textStyle: 'small' },
  },
});
