import { defineRecipe } from '@chakra-ui/react';

/** Links in running text are underlined; in lists and bars (`quiet`) only under the pointer. */
export const linkRecipe = defineRecipe({
  className: 'link',
  base: {
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    borderRadius: 'sm',
    _hover: { textDecorationThickness: '2px' },
  },
  variants: {
    quiet: {
      true: { color: 'inherit', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
    },
  },
});
