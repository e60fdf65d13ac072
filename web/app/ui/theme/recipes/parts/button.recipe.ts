import { defineRecipe } from '@chakra-ui/react/styled-system';

const darker = 'color-mix(in srgb, {colors.colorPalette.solid}, {colors.fg} 16%)';

/**
 * One `solid` on a page; what cannot be undone has the palette `danger`. Busy and disabled ones
 * keep the focus.
 */
export const button = defineRecipe({
  base: {
    display: 'inline-flex',
    gap: '2',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '0',
    maxWidth: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'button',
    transition: 'background-color 150ms, border-color 150ms',
    userSelect: 'none',
    '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
      opacity: 0.55,
      cursor: 'disabled',
    },
    '&[aria-busy=true]': { cursor: 'progress' },
    '&[data-wide]': { width: 'full' },
    _print: { display: 'none' },
  },
  variants: {
    variant: {
      solid: {
        backgroundColor: 'colorPalette.solid',
        color: 'colorPalette.contrast',
        _hover: { backgroundColor: darker },
      },
      outline: {
        borderColor: 'border.strong',
        backgroundColor: 'bg.panel',
        color: 'fg',
        _hover: { borderColor: 'fg', backgroundColor: 'neutral.subtle' },
      },
      ghost: {
        color: 'colorPalette.fg',
        _hover: { backgroundColor: 'colorPalette.subtle' },
      },
    },
    size: {
      /* as high as the others, since a finger needs 44 px */
      sm: { minHeight: '11', paddingBlock: '1', paddingInline: '3', fontSize: 'sm' },
      md: { minHeight: '11', paddingBlock: '2', paddingInline: '5' },
      lg: { minHeight: '12', paddingBlock: '2.5', paddingInline: '6', fontSize: 'lg' },
    },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
});
