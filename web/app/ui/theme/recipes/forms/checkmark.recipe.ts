import { defineRecipe } from '@chakra-ui/react/styled-system';

/** The box of a yes or no, and the check inside. */
export const checkmark = defineRecipe({
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    alignItems: 'center',
    justifyContent: 'center',
    width: '1.375rem',
    height: '1.375rem',
    padding: '0.5',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'sm',
    backgroundColor: 'bg.panel',
    color: 'brand.contrast',
    cursor: 'button',
    '& svg': { width: 'full', height: 'full' },
    '&:is([data-state=checked], [data-state=indeterminate])': {
      borderColor: 'brand.solid',
      backgroundColor: 'brand.solid',
    },
    '&[data-invalid]': { borderColor: 'danger.solid' },
    '&[data-disabled]': { opacity: 0.55, cursor: 'disabled' },
    'input:focus-visible + &': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
  },
});
