import { segmentGroup } from './forms/segment-group.recipe.ts';
import { alert } from './parts/alert.recipe.ts';
import { badge } from './parts/badge.recipe.ts';
import { button } from './parts/button.recipe.ts';
import { pageHeading } from './parts/page-heading.recipe.ts';
import { scrollArea } from './parts/scroll-area.recipe.ts';
import { steps } from './parts/steps.recipe.ts';
import { visuallyHidden } from './parts/visually-hidden.recipe.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { nativeDialog } from './windows/native-dialog.recipe.ts';

const { icon, input, link } = recipes;
const { card, dataList, dialog, emptyState, nativeSelect, table } = slotRecipes;

/** What is only a look: these are written into the static style sheet as classes, and no page loads them as script. */
export const staticRecipes = { badge, button, icon, input, link, nativeDialog, visuallyHidden };
export const staticSlotRecipes = {
  alert,
  card,
  dataList,
  dialog,
  emptyState,
  nativeSelect,
  pageHeading,
  scrollArea,
  segmentGroup,
  steps,
  table,
};
