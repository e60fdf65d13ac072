import { segmentGroup } from './forms/segment-group.recipe.ts';
import { recipes, slotRecipes } from './recipes.ts';

const { badge, button, input, link } = recipes;
const { alert, card, dataList, dialog, emptyState, nativeSelect, table } = slotRecipes;

/** What plain pages need of the recipes: these are written into the static style sheet as classes. */
export const plainRecipes = { badge, button, input, link };
export const plainSlotRecipes = {
  alert,
  card,
  dataList,
  dialog,
  emptyState,
  nativeSelect,
  segmentGroup,
  table,
};
