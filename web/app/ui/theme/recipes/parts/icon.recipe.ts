import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The signs that Chakra's own parts bring. */
export const icon = defineRecipe({
  base: { display: 'inline-block', flexShrink: '0', width: '1em', height: '1em' },
});
