import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

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
