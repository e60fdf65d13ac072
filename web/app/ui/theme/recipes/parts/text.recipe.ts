import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The heading of a part of a page. */
export const partHeading = defineRecipe({ base: { textStyle: 'h3', marginBottom: '4' } });

/** What is said besides. */
export const muted = defineRecipe({
  base: { color: 'fg.muted', '&[data-block]': { display: 'block' } },
  variants: { size: { sm: { textStyle: 'small' }, md: {} } },
});

/** Things one below the other, without bullets. */
export const list = defineRecipe({
  base: { display: 'flex', flexDirection: 'column' },
  variants: {
    gap: {
      1: { gap: '1' },
      2: { gap: '2' },
      3: { gap: '3' },
      4: { gap: '4' },
      5: { gap: '5' },
    },
  },
});
