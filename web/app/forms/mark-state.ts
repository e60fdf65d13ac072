type Mark = { readonly checked: boolean; readonly disabled: boolean; readonly invalid: boolean };

/** What the recipes of marks go by: the drawn box of a checkbox, the circle of a radio. */
export const markState = ({ checked, disabled, invalid }: Mark) =>
  ({
    'data-state': checked ? 'checked' : 'unchecked',
    'data-disabled': disabled ? '' : undefined,
    'data-invalid': invalid ? '' : undefined,
  }) as const;
