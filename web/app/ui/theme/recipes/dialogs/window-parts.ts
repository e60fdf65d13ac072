import { defineStyle } from '@chakra-ui/react/styled-system';

/** What a dialog and a drawer share. */
export const windowParts = {
  backdrop: defineStyle({
    position: 'fixed',
    inset: '0',
    zIndex: 'overlay',
    backgroundColor: 'rgb(16 15 28 / 60%)',
    _open: { animation: 'fadeIn 200ms {easings.out}' },
  }),
  positioner: defineStyle({ position: 'fixed', inset: '0', zIndex: 'overlay' }),
  content: defineStyle({
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    width: 'full',
    backgroundColor: 'bg.panel',
    color: 'fg',
    outline: 'none',
    overflow: 'hidden',
    _open: { animation: 'arrive 200ms {easings.out}' },
  }),
  header: defineStyle({
    display: 'flex',
    gap: '4',
    alignItems: 'flex-start',
    justifyContent: 'space-between',
    padding: '{spacing.5} {spacing.5} 0',
  }),
  title: defineStyle({ fontSize: 'xl', fontWeight: 'semibold', lineHeight: 'tight' }),
  description: defineStyle({ color: 'fg.muted' }),
  body: defineStyle({
    flex: '1',
    padding: '{spacing.3} {spacing.5} {spacing.5}',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
  footer: defineStyle({
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    justifyContent: 'flex-end',
    padding: '0 {spacing.5} {spacing.5}',
  }),
  closeTrigger: defineStyle({
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: '11',
    height: '11',
    margin: '-0.5rem -0.5rem 0 0',
    borderRadius: 'md',
    cursor: 'button',
    _hover: { backgroundColor: 'neutral.subtle' },
  }),
} as const;
