import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A hairline; dashed for what is not yet so. */
export const separator = defineRecipe({
  base: { display: 'block' },
  variants: {
    variant: { solid: { borderStyle: 'solid' }, dashed: { borderStyle: 'dashed' } },
    orientation: {
      horizontal: { borderTopWidth: '1px' },
      vertical: { borderInlineStartWidth: '1px' },
    },
  },
  defaultVariants: { variant: 'solid', orientation: 'horizontal' },
});
