import { defineRecipe } from '@chakra-ui/react/styled-system';

/**
 * Figures in rows. Everything hangs on the table itself; a cell with `data-number` is set at the
 * end of its line.
 */
export const table = defineRecipe({
  base: {
    width: 'full',
    fontSize: 'sm',
    lineHeight: 'snug',
    fontVariantNumeric: 'tabular-nums',
    '& caption': { paddingBottom: '3', color: 'fg.muted', textAlign: 'start' },
    '& :is(th, td)': {
      padding: '{spacing.3} {spacing.4} {spacing.3} 0',
      borderBottomWidth: '1px',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& thead th': { color: 'fg.muted', fontWeight: 'medium', whiteSpace: 'nowrap' },
    '& tbody th': { fontWeight: 'medium', lineBreak: 'strict', wordBreak: 'auto-phrase' },
    '& tfoot :is(th, td)': { borderBottomWidth: '0', fontWeight: 'semibold' },
    // Chinese and Japanese break between any two letters: rather than stack them, a table grows and
    // scrolls
    '& :is(th, td):not([data-number])': { minWidth: '20' },
    '& :is(th, td):last-child': { paddingInlineEnd: '0' },
    '& [data-number]': { textAlign: 'end', whiteSpace: 'nowrap' },
  },
});
