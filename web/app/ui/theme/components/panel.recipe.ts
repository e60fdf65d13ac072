import { defineRecipe } from '@chakra-ui/react';

/** A part of the page on a ground of its own: a hairline, no shadow. */
export const panelRecipe = defineRecipe({
  className: 'panel',
  base: {
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'lg',
    minW: '0',
  },
  variants: {
    padding: {
      none: {},
      sm: { p: '4' },
      md: { p: { base: '4', md: '6' } },
      lg: { p: { base: '5', md: '8' } },
    },
    chosen: {
      true: { borderColor: 'brand.solid', boxShadow: 'inset 0 0 0 1px {colors.brand.solid}' },
    },
    quiet: { true: { bg: 'bg.subtle', borderColor: 'transparent' } },
  },
  defaultVariants: { padding: 'md' },
});
