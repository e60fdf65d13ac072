import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { windowParts } from './window-parts.ts';

/** The browser's own dialog element, as the positioner of a dialog's parts. */
export const nativeDialog = defineRecipe({
  base: {
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    backgroundColor: 'transparent',
    '&:not([open])': { display: 'none' },
    '&::backdrop': { backgroundColor: 'rgb(16 15 28 / 60%)' },
  },
});

/** The whole screen of a phone; elsewhere a window. */
const SCREEN = {
  positioner: { padding: { base: '0', sm: '4' } },
  content: {
    maxWidth: { sm: '48rem' },
    borderWidth: { base: '0', sm: '1px' },
    borderRadius: { base: '0', sm: 'lg' },
  },
  body: {
    padding: {
      base: '{spacing.1} {spacing.3} {spacing.5}',
      sm: '{spacing.1} {spacing.5} {spacing.5}',
    },
  },
} as const;

/** A window over the page: its content scrolls, its actions stay in view. */
export const dialog = defineSlotRecipe({
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
    positioner: {
      ...windowParts.positioner,
      display: 'grid',
      placeItems: 'center',
      padding: '4',
    },
    content: {
      ...windowParts.content,
      maxHeight: 'min(44rem, calc(100dvh - 2rem))',
      borderWidth: '1px',
      borderRadius: 'lg',
    },
  },
  variants: {
    size: {
      md: { content: { maxWidth: '34rem' } },
      lg: { content: { maxWidth: '56rem' } },
      /** As tall as it gets, and the whole screen of a phone. */
      full: {
        ...SCREEN,
        content: {
          ...SCREEN.content,
          height: { base: '100dvh', sm: 'min(40rem, calc(100dvh - 2rem))' },
          maxHeight: 'none',
        },
      },
      /** The same for content that keeps its height: the window is as tall as that. */
      cover: {
        ...SCREEN,
        content: {
          ...SCREEN.content,
          height: { base: '100dvh', sm: 'auto' },
          maxHeight: { base: 'none', sm: 'calc(100dvh - 2rem)' },
        },
      },
    },
  },
  defaultVariants: { size: 'md' },
});
