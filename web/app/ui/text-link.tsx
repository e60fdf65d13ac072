import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { linkRecipe } from './theme/components/link.recipe.ts';

/** A link in running text to a page of this site; `to` is an address in the reader's locale. */
export const TextLink = chakra(Link, linkRecipe);

/** The same for what the router does not serve. */
export const TextAnchor = chakra('a', linkRecipe);
