import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** The name of a control that shows only a sign. */
export const tooltip = defineSlotRecipe({
  slots: ['trigger', 'content', 'arrow', 'arrowTip'],
  base: {
    content: {
      '--arrow-size': 'sizes.2',
      '--arrow-background': 'colors.bg.inverted',
      zIndex: 'menu',
      maxWidth: '20rem',
      paddingBlock: '1',
      paddingInline: '2.5',
      borderRadius: 'sm',
      backgroundColor: 'bg.inverted',
      color: 'fg.inverted',
      textStyle: 'caption',
    },
  },
});
