import { chakra } from '@chakra-ui/react';
import { inputRecipe } from './theme/components/input.recipe.ts';

/** A line of text; `width` full (default), medium, short, tiny; `figures` for codes. Forms use the fields of `forms/`. */
export const Input = chakra('input', inputRecipe);

/** The browser's own list: `<Select select>`; works by every keyboard and on every telephone. */
export const Select = chakra('select', inputRecipe, { defaultProps: { select: true } });

export const TextArea = chakra('textarea', inputRecipe);
