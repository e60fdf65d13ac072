import { defineRecipe } from '@chakra-ui/react';

/** Buttons and links that look like one. One `primary` on a page; `danger` only for what cannot be undone. */
export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minW: '0',
    maxW: 'full',
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'md',
    fontWeight: 'medium',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'button',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: 'fast',
    transitionTimingFunction: 'out',
    userSelect: 'none',
    '&:is(:disabled, [aria-disabled=true]):not([aria-busy=true])': {
      cursor: 'disabled',
      opacity: 0.55,
    },
    '&[aria-busy=true]': { cursor: 'progress' },
    '@media print': { display: 'none' },
  },
  variants: {
    variant: {
      primary: {
        bg: 'brand.solid',
        color: 'brand.contrast',
        _hover: { bg: 'color-mix(in srgb, {colors.brand.solid}, {colors.fg} 16%)' },
      },
      secondary: {
        bg: 'bg.panel',
        color: 'fg',
        borderColor: 'border.strong',
        _hover: { bg: 'neutral.subtle', borderColor: 'fg' },
      },
      quiet: {
        color: 'brand.fg',
        _hover: { bg: 'brand.subtle' },
      },
      danger: {
        bg: 'danger.solid',
        color: 'danger.contrast',
        _hover: { bg: 'color-mix(in srgb, {colors.danger.solid}, {colors.fg} 16%)' },
      },
    },
    size: {
      sm: { minH: '9', px: '3', py: '1', fontSize: 'sm' },
      md: { minH: '11', px: '5', py: '2', fontSize: 'md' },
      lg: { minH: '12', px: '6', py: '2.5', fontSize: 'lg' },
    },
    wide: { true: { width: 'full' } },
  },
  defaultVariants: { variant: 'primary', size: 'md' },
});
