import { defineRecipe } from '@chakra-ui/react/styled-system';
import { controlBox } from './control-box.ts';

/** Several lines of text; grows downwards only. */
export const textarea = defineRecipe({
  base: { ...controlBox, minHeight: '32', lineHeight: 'body', resize: 'vertical' },
});
