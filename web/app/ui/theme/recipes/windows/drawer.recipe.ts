import { defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { windowParts } from './window-parts.ts';

/** A window at the edge: from the end of the line, or from below on a phone. */
export const drawer = defineSlotRecipe({
  slots: [
    'trigger',
    'backdrop',
    'positioner',
    'content',
    'header',
    'title',
    'description',
    'body',
    'footer',
    'closeTrigger',
  ],
  base: {
    ...windowParts,
    positioner: { ...windowParts.positioner, display: 'flex' },
    content: { ...windowParts.content, maxHeight: '100dvh' },
  },
  variants: {
    placement: {
      start: { positioner: { justifyContent: 'flex-start', alignItems: 'stretch' } },
      end: { positioner: { justifyContent: 'flex-end', alignItems: 'stretch' } },
      top: {
        positioner: { alignItems: 'flex-start' },
        content: { maxWidth: 'full' },
      },
      bottom: {
        positioner: { alignItems: 'flex-end' },
        content: { maxWidth: 'full', borderTopRadius: 'lg' },
      },
    },
    size: {
      md: { content: { maxWidth: '28rem' } },
      lg: { content: { maxWidth: '40rem' } },
      full: {},
    },
  },
  defaultVariants: { placement: 'end', size: 'md' },
});
