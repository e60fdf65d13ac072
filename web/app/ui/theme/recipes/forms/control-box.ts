import { defineStyle } from '@chakra-ui/react/styled-system';

/** The box one types or chooses in: input, textarea, select, the cells of a code. */
export const controlBox = defineStyle({
  width: 'full',
  minWidth: '0',
  minHeight: '11',
  paddingBlock: '2',
  paddingInline: '3',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'md',
  backgroundColor: 'bg.panel',
  color: 'fg',
  lineHeight: 'snug',
  appearance: 'none',
  transition: 'border-color 150ms',
  '&:hover:not(:disabled, [aria-invalid=true])': { borderColor: 'fg' },
  '&[aria-invalid=true]': {
    borderColor: 'danger.solid',
    boxShadow: 'inset 0 0 0 1px {colors.danger.solid}',
  },
  _disabled: { backgroundColor: 'bg.muted', color: 'fg.muted', cursor: 'disabled' },
  '&:read-only:not(select, :disabled)': { backgroundColor: 'bg.subtle' },
});
