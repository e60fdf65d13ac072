import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A sign beside a text. */
export const icon = defineRecipe({
  base: {
    display: 'inline-block',
    flexShrink: '0',
    width: '1em',
    height: '1em',
    verticalAlign: '-0.125em',
  },
});
