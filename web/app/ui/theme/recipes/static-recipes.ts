import { nativeDialog } from './dialogs/dialog.recipe.ts';
import { checkbox, chip, fieldset, radioGroup } from './forms/choices.recipe.ts';
import { segmentGroup } from './forms/segment-group.recipe.ts';
import { button } from './parts/button.recipe.ts';
import { descriptionList } from './parts/description-list.recipe.ts';
import { emptyState } from './parts/empty-state.recipe.ts';
import { steps } from './parts/steps.recipe.ts';
import { badge, fold, notice, panel, scrollArea, skeleton } from './parts/surfaces.recipe.ts';
import { table } from './parts/table.recipe.ts';
import {
  link,
  list,
  muted,
  pageHeading,
  pagePart,
  partHeading,
  skipLink,
  visuallyHidden,
} from './parts/text.recipe.ts';
import { recipes, slotRecipes } from './recipes.ts';

const { icon, input } = recipes;
const { dialog, field, nativeSelect } = slotRecipes;

/**
 * What is only a look: these are written into the static style sheet as classes, and no page loads
 * them as script.
 */
export const staticRecipes = {
  badge,
  button,
  chip,
  fold,
  icon,
  input,
  link,
  list,
  muted,
  nativeDialog,
  panel,
  pagePart,
  partHeading,
  skeleton,
  skipLink,
  table,
  visuallyHidden,
};
export const staticSlotRecipes = {
  checkbox,
  descriptionList,
  dialog,
  emptyState,
  field,
  fieldset,
  nativeSelect,
  notice,
  pageHeading,
  radioGroup,
  scrollArea,
  segmentGroup,
  steps,
};
