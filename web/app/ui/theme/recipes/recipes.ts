import { dialog } from './dialogs/dialog.recipe.ts';
import { checkmark } from './forms/checkmark.recipe.ts';
import { field, fileUpload, input, nativeSelect, pinInput } from './forms/fields.recipe.ts';
import { icon } from './parts/icon.recipe.ts';
import { tabs } from './parts/tabs.recipe.ts';

/**
 * The look of every Chakra component that screens use; one that is not listed renders without any
 * style, and one that is listed travels with every screen.
 */
export const recipes = {
  checkmark,
  icon,
  input,
};

/** The same for components that are made of several parts. */
export const slotRecipes = {
  dialog,
  field,
  fileUpload,
  nativeSelect,
  pinInput,
  tabs,
};
