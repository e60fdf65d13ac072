import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The circle of one choice among several, and the dot inside. */
export const radiomark = defineRecipe({
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    alignItems: 'center',
    justifyContent: 'center',
    width: '1.375rem',
    height: '1.375rem',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    backgroundColor: 'bg.panel',
    color: 'brand.solid',
    cursor: 'button',
    '& .dot': {
      width: '3',
      height: '3',
      borderRadius: 'full',
      backgroundColor: 'currentColor',
    },
    '&[data-state=checked]': { borderWidth: '2px', borderColor: 'brand.solid' },
    '&[data-invalid]': { borderColor: 'danger.solid' },
    '&[data-disabled]': { opacity: 0.55, cursor: 'disabled' },
    'input:focus-visible + &': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
  },
});
