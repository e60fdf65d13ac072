import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** Where a table scrolls by itself. */
export const scrollArea = defineSlotRecipe({
  slots: ['root', 'caption'],
  base: {
    root: { overflowX: 'auto' },
    // it stays while the table scrolls, and is read whole
    caption: {
      display: 'block',
      position: 'sticky',
      left: '0',
      maxWidth: 'calc(100vw - 2rem)',
    },
  },
});
