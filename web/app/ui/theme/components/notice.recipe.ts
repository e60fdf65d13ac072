import { defineRecipe } from '@chakra-ui/react';

const tone = (name: string) => ({
  bg: `${name}.subtle`,
  borderColor: `${name}.border`,
  '--notice-accent': `colors.${name}.fg`,
});

/** A remark in the page: a line of its tone at the start, an icon, a title. */
export const noticeRecipe = defineRecipe({
  className: 'notice',
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3',
    rowGap: '1',
    p: '4',
    borderWidth: '0 0 0 3px',
    borderRadius: 'sm',
    color: 'fg',
    '& > svg, & > span:first-of-type': { color: 'var(--notice-accent)' },
  },
  variants: {
    tone: {
      info: tone('info'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
      brand: tone('brand'),
      club: tone('club'),
    },
  },
  defaultVariants: { tone: 'info' },
});
