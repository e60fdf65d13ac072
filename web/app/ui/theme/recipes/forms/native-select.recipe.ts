import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { controlBox } from './control-box.ts';

/** The browser's own list with the site's arrow. */
export const nativeSelect = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', display: 'flex', width: 'full', minWidth: '0' },
    field: { ...controlBox, paddingInlineEnd: '9', textOverflow: 'ellipsis' },
    indicator: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '2.5',
      display: 'flex',
      alignItems: 'center',
      color: 'border.strong',
      fontSize: 'lg',
      pointerEvents: 'none',
    },
  },
});
