import { defineRecipe, defineSlotRecipe } from '@chakra-ui/react/styled-system';
import { controlBox } from './control-box.ts';
import { fieldText } from './field-text.ts';

/** A code of a few digits, one cell each. */
export const pinInput = defineSlotRecipe({
  slots: ['root', 'label', 'control', 'input'],
  base: {
    label: { textStyle: 'label' },
    control: { display: 'flex', gap: '2', maxWidth: '20rem' },
    input: {
      ...controlBox,
      flex: '1 1 0',
      paddingInline: '0',
      maxWidth: '12',
      fontVariantNumeric: 'tabular-nums',
      fontSize: 'lg',
      textAlign: 'center',
    },
  },
});

/** Where files are chosen, or dropped from another window. */
export const fileUpload = defineSlotRecipe({
  slots: ['root', 'dropzone'],
  base: {
    dropzone: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '3',
      padding: '4',
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'border.strong',
      borderRadius: 'md',
      '&[data-dragging]': { borderStyle: 'solid', backgroundColor: 'bg.muted' },
    },
  },
});

/** The browser's own list with the site's arrow. */
export const nativeSelect = defineSlotRecipe({
  slots: ['root', 'field', 'indicator'],
  base: {
    root: { position: 'relative', display: 'flex', width: 'full', minWidth: '0' },
    field: { ...controlBox, paddingInlineEnd: '9', textOverflow: 'ellipsis' },
    indicator: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineEnd: '2.5',
      display: 'flex',
      alignItems: 'center',
      color: 'border.strong',
      fontSize: 'lg',
      pointerEvents: 'none',
    },
  },
});

/** One line of text. */
export const input = defineRecipe({ base: controlBox });

/** Label, hint, control and error in one column. */
export const field = defineSlotRecipe({
  slots: ['root', 'label', 'helperText', 'errorText', 'requiredIndicator'],
  base: {
    root: { display: 'grid', gap: '1.5', alignContent: 'start', minWidth: '0' },
    ...fieldText,
    requiredIndicator: { color: 'fg.muted', fontWeight: 'normal' },
  },
});
