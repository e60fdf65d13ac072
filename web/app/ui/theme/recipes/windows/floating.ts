import { defineStyle } from '@chakra-ui/react/styled-system';

/** What opens beside the thing that was pressed: menus, popovers, lists. */
export const floating = defineStyle({
  zIndex: 'menu',
  maxHeight: 'var(--available-height)',
  borderWidth: '1px',
  borderRadius: 'md',
  backgroundColor: 'bg.panel',
  color: 'fg',
  boxShadow: '0 4px 20px rgb(16 15 28 / 16%)',
  outline: 'none',
  _open: { animation: 'fadeIn 150ms {easings.out}' },
});

/** One line in a list that floats. */
export const floatingItem = defineStyle({
  display: 'flex',
  gap: '2',
  alignItems: 'center',
  minHeight: '11',
  paddingInline: '3',
  borderRadius: 'sm',
  cursor: 'button',
  userSelect: 'none',
  _highlighted: { backgroundColor: 'neutral.muted' },
  _disabled: { opacity: 0.55, cursor: 'disabled' },
  '&[data-state=checked]': { color: 'brand.fg', fontWeight: 'medium' },
});
