import { defineTextStyles } from '@chakra-ui/react/styled-system';

const heading = { fontWeight: 'semibold', lineHeight: 'tight', letterSpacing: 'tight' } as const;
/** Places, pages and their chapters speak in the second voice. */
const display = {
  fontFamily: 'display',
  fontWeight: 'medium',
  lineHeight: 'tight',
  letterSpacing: 'tight',
} as const;
const figures = { fontVariantNumeric: 'tabular-nums lining-nums' } as const;

/**
 * The few steps of the site's type, as classes: `text-h1`, `text-figure-large`. Figures line up in
 * columns.
 */
export const textStyles = defineTextStyles({
  /** The largest text on a page without a form: the home page's sentence. */
  display: {
    value: { ...display, fontSize: { base: '3xl', md: '4xl' } },
  },
  h1: { value: { ...display, fontSize: { base: '2xl', md: '3xl' } } },
  h2: { value: { ...display, fontSize: { base: 'xl', md: '2xl' } } },
  h3: { value: { ...heading, fontSize: 'lg', lineHeight: 'snug' } },
  body: { value: { fontSize: 'md', lineHeight: 'body' } },
  small: { value: { fontSize: 'sm', lineHeight: 'snug' } },
  caption: { value: { fontSize: 'xs', lineHeight: 'snug' } },
  label: { value: { fontSize: 'sm', fontWeight: 'medium', lineHeight: 'snug' } },
  /** Departure time, total to pay. */
  figureLarge: {
    value: {
      ...figures,
      fontSize: { base: '2xl', md: '3xl' },
      fontWeight: 'semibold',
      lineHeight: 'tight',
    },
  },
  figure: { value: { ...figures, fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight' } },
  /** Flight numbers, references, airport codes inside text. */
  code: { value: { ...figures, fontWeight: 'medium', letterSpacing: 'wide' } },
});
