import { defineRecipe } from '@chakra-ui/react/styled-system';

/** In the text, not on the screen. */
export const visuallyHidden = defineRecipe({
  base: {
    position: 'absolute',
    width: '1px',
    height: '1px',
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
});
