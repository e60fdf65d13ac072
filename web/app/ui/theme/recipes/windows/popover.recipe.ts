import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { floating } from './floating.ts';

/** A few words or controls beside what was pressed. */
export const popover = defineSlotRecipe({
  slots: [
    'trigger',
    'content',
    'header',
    'title',
    'description',
    'body',
    'footer',
    'arrow',
    'arrowTip',
    'closeTrigger',
  ],
  base: {
    content: {
      ...floating,
      '--arrow-size': 'sizes.3',
      '--arrow-background': 'colors.bg.panel',
      width: 'min(22rem, calc(100vw - 2rem))',
      overflowY: 'auto',
    },
    header: { padding: '{spacing.4} {spacing.4} 0' },
    title: { fontWeight: 'semibold' },
    description: { color: 'fg.muted', textStyle: 'small' },
    body: { padding: '4' },
    footer: { display: 'flex', gap: '3', padding: '0 {spacing.4} {spacing.4}' },
    arrowTip: { borderTopWidth: '1px', borderInlineStartWidth: '1px' },
  },
});
