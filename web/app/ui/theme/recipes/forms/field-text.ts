import { defineStyle } from '@chakra-ui/react/styled-system';

/** The words around a control, of one field and of a group of fields. */
export const fieldText = {
  label: defineStyle({ textStyle: 'label' }),
  helperText: defineStyle({ color: 'fg.muted', textStyle: 'small', textWrap: 'pretty' }),
  errorText: defineStyle({
    display: 'flex',
    gap: '1.5',
    color: 'danger.fg',
    textStyle: 'small',
    '& > svg': { marginTop: '0.2em' },
  }),
} as const;
