import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/** What happened when, in the site's language of dots and lines: a ring for what is still to come. */
export const timeline = defineSlotRecipe({
  slots: ['root', 'item', 'connector', 'separator', 'indicator', 'content', 'title', 'description'],
  base: {
    root: { display: 'grid', '--timeline-dot': 'sizes.4' },
    item: {
      position: 'relative',
      display: 'flex',
      gap: '3',
      alignItems: 'flex-start',
      paddingBottom: '5',
      _last: { paddingBottom: '0' },
    },
    connector: {
      position: 'relative',
      alignSelf: 'stretch',
      flex: 'none',
      display: 'flex',
      justifyContent: 'center',
      width: 'var(--timeline-dot)',
    },
    separator: {
      position: 'absolute',
      top: '4',
      bottom: '-1.5rem',
      borderInlineStartWidth: '2px',
      borderColor: 'brand.solid',
      '[data-scope=timeline] > :last-child &, li:last-child &': { display: 'none' },
    },
    indicator: {
      position: 'relative',
      marginTop: '1',
      width: 'var(--timeline-dot)',
      height: 'var(--timeline-dot)',
      borderWidth: '2px',
      borderColor: 'brand.solid',
      borderRadius: 'full',
      backgroundColor: 'brand.solid',
    },
    content: { flex: '1', minWidth: '0' },
    title: { fontWeight: 'medium' },
    description: { color: 'fg.muted', textStyle: 'small' },
  },
  variants: {
    variant: {
      solid: {},
      outline: {
        indicator: { borderColor: 'border.strong', backgroundColor: 'bg' },
        separator: { borderInlineStartStyle: 'dashed', borderColor: 'border.strong' },
      },
    },
  },
  defaultVariants: { variant: 'solid' },
});
