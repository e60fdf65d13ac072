import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The place of something that is on its way. */
export const skeleton = defineRecipe({
  base: {
    display: 'block',
    maxWidth: 'full',
    borderRadius: 'sm',
    backgroundColor: 'bg.muted',
    animation: 'pulse 1.6s ease-in-out infinite',
  },
});
