import { chakra } from '@chakra-ui/react';
import { badgeRecipe } from './theme/components/badge.recipe.ts';

/** A state in a word: `tone` neutral (default), brand, success, warning, danger, info, club. The word carries the meaning. */
export const Badge = chakra('span', badgeRecipe);
