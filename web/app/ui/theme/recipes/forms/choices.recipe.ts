import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { checkmark } from './checkmark.recipe.ts';
import { fieldText } from './field-text.ts';
import { overMark } from './over-mark.ts';
import { radiomark } from './radiomark.recipe.ts';

/** Several controls with one legend; inside it is a field. */
export const fieldset = defineSlotRecipe({
  slots: ['root', 'legend'],
  base: {
    root: { minWidth: '0' },
    legend: { ...fieldText.label, marginBottom: '1.5' },
  },
});

/** Yes or no, its words at the side. */
export const checkbox = defineSlotRecipe({
  slots: ['root', 'input', 'control', 'indicator'],
  base: {
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '3',
      alignItems: 'start',
      paddingBlock: '2.5',
      cursor: 'button',
    },
    input: overMark,
    control: { ...checkmark.base, marginTop: '0.0625rem' },
    indicator: { width: 'full', height: 'full' },
  },
});

/** One of a few, all in view. */
export const radioGroup = defineSlotRecipe({
  slots: ['root', 'item', 'input', 'itemControl', 'detail'],
  base: {
    root: {
      display: 'grid',
      minWidth: '0',
      _horizontal: { sm: { display: 'flex', flexWrap: 'wrap', columnGap: '6' } },
    },
    item: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: '3',
      alignItems: 'start',
      paddingBlock: '2.5',
      cursor: 'button',
    },
    input: overMark,
    itemControl: { ...radiomark.base, marginTop: '0.0625rem' },
    detail: { display: 'block', color: 'fg.muted', textStyle: 'small' },
  },
});

/** A condition that is switched on or off, and how many it would leave. */
export const chip = defineRecipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    flex: 'none',
    alignItems: 'center',
    gap: '2',
    minHeight: '9',
    paddingBlock: '1',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'full',
    background: 'bg.panel',
    fontSize: 'sm',
    lineHeight: 'snug',
    cursor: 'pointer',
    '& input': { flex: 'none', boxSize: '4', accentColor: 'brand.solid' },
    '& > :last-child': { color: 'fg.muted', fontVariantNumeric: 'tabular-nums' },
    '&:hover': { borderColor: 'fg' },
    '&:has(:checked)': { borderColor: 'brand.solid', background: 'brand.subtle' },
    '&:has(:focus-visible)': {
      outline: '2px solid',
      outlineColor: 'brand.focusRing',
      outlineOffset: '2px',
    },
    '&:has(:disabled)': {
      borderColor: 'border',
      background: 'none',
      color: 'fg.muted',
      cursor: 'not-allowed',
    },
  },
});
