import { defineRecipe } from '@chakra-ui/react';

const tone = (name: string) => ({ bg: `${name}.muted`, color: `${name}.fg` });

/** A state in one or two words. */
export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    px: '2',
    py: '0.5',
    borderRadius: 'sm',
    fontSize: 'xs',
    fontWeight: 'medium',
    lineHeight: 'snug',
    whiteSpace: 'nowrap',
    '@media print': { borderWidth: '1px', borderColor: 'currentColor' },
  },
  variants: {
    tone: {
      neutral: tone('neutral'),
      brand: tone('brand'),
      success: tone('success'),
      warning: tone('warning'),
      danger: tone('danger'),
      info: tone('info'),
      club: tone('club'),
    },
  },
  defaultVariants: { tone: 'neutral' },
});
