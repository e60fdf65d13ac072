import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The browser's own dialog element, as the positioner of a dialog's parts. */
export const nativeDialog = defineRecipe({
  base: {
    width: '100vw',
    maxWidth: 'none',
    height: '100dvh',
    maxHeight: 'none',
    backgroundColor: 'transparent',
    '&:not([open])': { display: 'none' },
    '&::backdrop': { backgroundColor: 'rgb(16 15 28 / 60%)' },
  },
});
