import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The steps of the site's headings; the level of the element is told by `as`. */
export const heading = defineRecipe({
  variants: {
    size: {
      sm: { textStyle: 'h3' },
      md: { textStyle: 'h3' },
      lg: { textStyle: 'h2' },
      xl: { textStyle: 'h1' },
    },
  },
  defaultVariants: { size: 'lg' },
});
