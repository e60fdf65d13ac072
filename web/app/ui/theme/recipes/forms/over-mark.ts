import { defineStyle } from '@chakra-ui/react/styled-system';

/**
 * Lays the real checkbox or radio, unseen, over its drawn mark, so that exploring the screen by
 * touch finds it.
 */
export const overMark = defineStyle({
  position: 'absolute',
  top: '0.4375rem',
  left: '0',
  zIndex: '1',
  width: '1.375rem',
  height: '1.375rem',
  margin: '0',
  opacity: '0',
  cursor: 'pointer',
});
