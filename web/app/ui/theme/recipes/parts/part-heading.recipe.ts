import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The heading of a part of a page. */
export const partHeading = defineRecipe({ base: { textStyle: 'h3', marginBottom: '4' } });
