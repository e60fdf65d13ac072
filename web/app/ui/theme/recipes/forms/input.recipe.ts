import { defineRecipe } from '@chakra-ui/react/styled-system';
import { controlBox } from './control-box.ts';

/** One line of text. */
export const input = defineRecipe({ base: controlBox });
