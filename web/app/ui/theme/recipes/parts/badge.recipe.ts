import { defineRecipe } from '@chakra-ui/react/styled-system';

/** A state in one or two words; the tone is a colour palette. */
export const badge = defineRecipe({
  base: {
    display: 'inline-flex',
    gap: '1',
    alignItems: 'center',
    paddingBlock: '0.5',
    paddingInline: '2',
    borderRadius: 'sm',
    backgroundColor: 'colorPalette.muted',
    color: 'colorPalette.fg',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    _print: { border: '1px solid currentColor' },
  },
});
