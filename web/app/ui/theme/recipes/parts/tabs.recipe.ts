import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Parts of a page of which one is shown; the chosen one has the line below it. */
export const tabs = defineSlotRecipe({
  slots: ['root', 'list', 'trigger', 'content', 'indicator'],
  base: {
    root: { minWidth: '0' },
    list: {
      display: 'flex',
      gap: '1',
      borderBottomWidth: '1px',
      overflowX: 'auto',
      scrollbarWidth: 'thin',
    },
    trigger: {
      flex: 'none',
      minHeight: '11',
      paddingInline: { base: '2', sm: '4' },
      borderBottomWidth: '2px',
      borderColor: 'transparent',
      color: 'fg.muted',
      fontWeight: 'medium',
      whiteSpace: 'nowrap',
      cursor: 'button',
      _hover: { color: 'fg' },
      _selected: { borderColor: 'brand.solid', color: 'fg' },
      _disabled: { opacity: 0.55, cursor: 'disabled' },
      _focusVisible: { outlineOffset: '-2px' },
    },
    content: { paddingTop: '4' },
    indicator: { display: 'none' },
  },
});
