import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A part of the page on a ground of its own: a hairline, no shadow. */
export const panel = defineRecipe({
  base: {
    minWidth: '0',
    borderWidth: '1px',
    borderRadius: 'lg',
    backgroundColor: 'bg.panel',
  },
  variants: {
    variant: {
      outline: {},
      subtle: { borderColor: 'transparent', backgroundColor: 'bg.subtle' },
    },
    size: {
      none: {},
      sm: { padding: '4' },
      md: { padding: { base: '4', md: '6' } },
      lg: { padding: { base: '5', md: '8' } },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});
