import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Lines that open one by one, each between hairlines. */
export const accordion = defineSlotRecipe({
  slots: ['root', 'item', 'itemTrigger', 'itemIndicator', 'itemContent', 'itemBody'],
  base: {
    root: { width: 'full' },
    item: { borderBottomWidth: '1px' },
    itemTrigger: {
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      width: 'full',
      minHeight: '12',
      paddingBlock: '3',
      fontWeight: 'medium',
      textAlign: 'start',
      cursor: 'button',
      _disabled: { opacity: 0.55, cursor: 'disabled' },
    },
    itemIndicator: {
      flex: 'none',
      marginInlineStart: 'auto',
      color: 'fg.muted',
      transition: 'rotate 150ms',
      _open: { rotate: '180deg' },
    },
    itemContent: { overflow: 'hidden' },
    itemBody: { paddingBottom: '4' },
  },
});
