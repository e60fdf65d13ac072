import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The ring of Chakra's own parts while they load; the site's sign is the petal. */
export const spinner = defineRecipe({
  base: {
    display: 'inline-block',
    width: '1em',
    height: '1em',
    borderWidth: '2px',
    borderColor: 'currentColor',
    borderBottomColor: 'transparent',
    borderRadius: 'full',
    animation: 'spin 1.1s linear infinite',
  },
});
