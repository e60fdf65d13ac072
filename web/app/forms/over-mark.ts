import type { SystemStyleObject } from '@chakra-ui/react';

/** Lays the real checkbox or radio, unseen, over its drawn mark, so that exploring the screen by touch finds it. */
export const OVER_MARK: SystemStyleObject = {
  position: 'absolute',
  top: '0.4375rem',
  left: '0',
  zIndex: '1',
  width: '1.375rem',
  height: '1.375rem',
  margin: '0',
  opacity: '0',
  cursor: 'pointer',
};

type Mark = { readonly checked: boolean; readonly disabled: boolean; readonly invalid: boolean };

/** What the recipes of marks go by. */
export const markState = ({ checked, disabled, invalid }: Mark) =>
  ({
    'data-state': checked ? 'checked' : 'unchecked',
    'data-disabled': disabled ? '' : undefined,
    'data-invalid': invalid ? '' : undefined,
  }) as const;
