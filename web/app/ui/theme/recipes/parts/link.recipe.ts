import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A link in running text, or on a line of its own. */
export const link = defineRecipe({
  base: {
    borderRadius: 'sm',
    color: 'brand.fg',
    textDecoration: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.2em',
    _hover: { textDecorationThickness: '2px' },
    // a phone number is read, and dialled, as one
    '&[href^="tel:"]': { whiteSpace: 'nowrap' },
    // on a line of its own it is pressed like a button
    '&[data-alone]': {
      display: 'flex',
      minHeight: '11',
      alignItems: 'center',
      width: 'fit-content',
    },
  },
});
