import { chakra } from '@chakra-ui/react';
import { panelRecipe } from './theme/components/panel.recipe.ts';

/** `padding` none, sm, md (default), lg; `chosen` marks it as the reader's choice; `quiet` has no outline. `as="section"` etc. */
export const Panel = chakra('div', panelRecipe);
