import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** A part of the page on a ground of its own: a hairline, no shadow. */
export const card = defineSlotRecipe({
  slots: ['root', 'header', 'body', 'footer', 'title', 'description'],
  base: {
    root: { minWidth: '0', borderWidth: '1px', borderRadius: 'lg', backgroundColor: 'bg.panel' },
    header: { marginBottom: '3' },
    footer: { display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '4' },
    title: { textStyle: 'h3' },
    description: { color: 'fg.muted', textStyle: 'small' },
  },
  variants: {
    variant: {
      outline: {},
      subtle: { root: { borderColor: 'transparent', backgroundColor: 'bg.subtle' } },
    },
    size: {
      sm: { root: { padding: '4' } },
      md: { root: { padding: { base: '4', md: '6' } } },
      lg: { root: { padding: { base: '5', md: '8' } } },
    },
  },
  defaultVariants: { variant: 'outline', size: 'md' },
});
