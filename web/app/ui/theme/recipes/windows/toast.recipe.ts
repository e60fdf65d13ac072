import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A message at the top of the window. */
export const toast = defineSlotRecipe({
  slots: ['root', 'indicator', 'title', 'description', 'actionTrigger', 'closeTrigger'],
  base: {
    root: {
      display: 'flex',
      gap: '3',
      alignItems: 'center',
      width: 'min(28rem, calc(100vw - 2rem))',
      padding: '{spacing.2} {spacing.2} {spacing.2} {spacing.4}',
      borderWidth: '1px',
      borderInlineStart: '3px solid {colors.colorPalette.fg}',
      borderRadius: 'md',
      backgroundColor: 'bg.panel',
      color: 'fg',
      textStyle: 'small',
      boxShadow: '0 4px 20px rgb(16 15 28 / 16%)',
      translate: 'var(--x) var(--y)',
      scale: 'var(--scale)',
      zIndex: 'var(--z-index)',
      height: 'var(--height)',
      opacity: 'var(--opacity)',
      transition: 'translate 200ms, opacity 200ms',
    },
    indicator: { flex: 'none', color: 'colorPalette.fg' },
    title: { fontWeight: 'semibold' },
    actionTrigger: {
      minHeight: '11',
      paddingInline: '3',
      color: 'brand.fg',
      fontWeight: 'medium',
      cursor: 'button',
    },
    closeTrigger: {
      display: 'grid',
      flex: 'none',
      placeItems: 'center',
      width: '11',
      height: '11',
      borderRadius: 'md',
      cursor: 'button',
    },
  },
});
