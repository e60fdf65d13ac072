import { defineRecipe } from '@chakra-ui/react';

/** Text inputs and native selects: 44 px high, an outline of 3 to 1. */
export const inputRecipe = defineRecipe({
  className: 'input',
  base: {
    width: 'full',
    minW: '0',
    minH: '11',
    px: '3',
    py: '2',
    bg: 'bg.panel',
    color: 'fg',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    fontSize: 'md',
    lineHeight: 'snug',
    appearance: 'none',
    transitionProperty: 'border-color',
    transitionDuration: 'fast',
    '&:hover:not(:disabled)': { borderColor: 'fg' },
    '&[aria-invalid=true]': {
      borderColor: 'danger.solid',
      boxShadow: 'inset 0 0 0 1px {colors.danger.solid}',
    },
    '&:disabled': { bg: 'bg.muted', color: 'fg.muted', cursor: 'disabled' },
    '&:read-only:not(select)': { bg: 'bg.subtle' },
  },
  variants: {
    /** As wide as so many characters, so that the box tells what it wants. */
    width: {
      full: {},
      short: { maxW: '40' },
      tiny: { maxW: '20', textAlign: 'center' },
      medium: { maxW: '20rem' },
    },
    figures: { true: { fontVariantNumeric: 'tabular-nums', letterSpacing: 'wide' } },
    select: {
      true: {
        pe: '9',
        backgroundImage:
          "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%238882A0' stroke-width='2'%3E%3Cpath d='m6 9 6 6 6-6'/%3E%3C/svg%3E\")",
        backgroundRepeat: 'no-repeat',
        backgroundPosition: 'right 0.625rem center',
        backgroundSize: '1.125rem',
        textOverflow: 'ellipsis',
      },
    },
  },
});
