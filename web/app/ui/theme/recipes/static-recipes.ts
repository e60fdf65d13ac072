import { nativeDialog } from './dialogs/native-dialog.recipe.ts';
import { checkbox } from './forms/checkbox.recipe.ts';
import { fieldset } from './forms/fieldset.recipe.ts';
import { radioGroup } from './forms/radio-group.recipe.ts';
import { segmentGroup } from './forms/segment-group.recipe.ts';
import { badge } from './parts/badge.recipe.ts';
import { button } from './parts/button.recipe.ts';
import { descriptionList } from './parts/description-list.recipe.ts';
import { emptyState } from './parts/empty-state.recipe.ts';
import { fold } from './parts/fold.recipe.ts';
import { link } from './parts/link.recipe.ts';
import { notice } from './parts/notice.recipe.ts';
import { pageHeading } from './parts/page-heading.recipe.ts';
import { panel } from './parts/panel.recipe.ts';
import { scrollArea } from './parts/scroll-area.recipe.ts';
import { skeleton } from './parts/skeleton.recipe.ts';
import { steps } from './parts/steps.recipe.ts';
import { table } from './parts/table.recipe.ts';
import { list, muted, partHeading } from './parts/text.recipe.ts';
import { visuallyHidden } from './parts/visually-hidden.recipe.ts';
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
  fold,
  icon,
  input,
  link,
  list,
  muted,
  nativeDialog,
  panel,
  partHeading,
  skeleton,
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
