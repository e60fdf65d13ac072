import { defineRecipe } from '@chakra-ui/react/styled-system';

/** What unfolds under its words, which are as high as a finger needs in both sizes. */
export const fold = defineRecipe({
  base: {
    '& > summary': {
      width: 'fit-content',
      color: 'brand.fg',
      fontWeight: 'medium',
      cursor: 'pointer',
    },
  },
  variants: {
    size: {
      sm: { '& > summary': { paddingBlock: '3', fontSize: 'sm' } },
      md: { '& > summary': { paddingBlock: '2.5' } },
    },
  },
});
