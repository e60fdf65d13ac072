import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

const reached = { borderColor: 'brand.solid', backgroundColor: 'brand.solid' } as const;

/** Dots on a line, one a step; the line is dashed to a step that is not reached yet. */
export const steps = defineSlotRecipe({
  slots: ['root', 'item', 'indicator'],
  base: {
    root: { display: 'flex', maxWidth: '34rem', marginBottom: { base: '3', sm: '8' } },
    item: {
      position: 'relative',
      // on a phone in equal parts, so that no dot moves from page to page
      flex: '1 1 0',
      minWidth: '0',
      paddingTop: '6',
      paddingRight: { base: '1', sm: '3' },
      color: 'fg.muted',
      fontSize: { base: 'xs', sm: 'sm' },
      lineHeight: 'snug',
      '&:last-child': { flex: { sm: '0 1 auto' } },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        top: '0.4375rem',
        right: '1',
        left: '1.125rem',
        borderTop: '2px dashed',
        borderTopColor: 'border.strong',
      },
      '&[data-complete]:not(:last-child)::after': {
        borderTopStyle: 'solid',
        borderTopColor: 'brand.solid',
      },
      '&[aria-current]': { color: 'fg', fontWeight: 'semibold' },
      '& a': { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
    },
    indicator: {
      position: 'absolute',
      top: '0',
      left: '0',
      width: '4',
      height: '4',
      border: '2px solid',
      borderColor: 'border.strong',
      borderRadius: 'full',
      backgroundColor: 'bg',
      '[data-complete] > &': reached,
      '[aria-current] > &': { ...reached, boxShadow: 'inset 0 0 0 3px {colors.bg}' },
    },
  },
});
