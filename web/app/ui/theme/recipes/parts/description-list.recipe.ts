import { defineSlotRecipe } from '@chakra-ui/react/styled-system';

/**
 * Names and their values: `horizontal` on one line each, `vertical` one below the other and several
 * side by side.
 */
export const descriptionList = defineSlotRecipe({
  slots: ['root', 'item', 'itemLabel', 'itemValue'],
  base: {
    root: { display: 'grid', gap: '{spacing.3} {spacing.8}' },
    item: { minWidth: '0' },
    itemLabel: { color: 'fg.muted', textStyle: 'small' },
    itemValue: { overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
  variants: {
    orientation: {
      vertical: {
        root: { gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(11rem, 1fr))' } },
      },
      horizontal: {
        item: {
          sm: {
            display: 'grid',
            gridTemplateColumns: 'minmax(8rem, 34%) minmax(0, 1fr)',
            gap: '4',
            alignItems: 'baseline',
          },
        },
      },
    },
    /** `sm`: values so short that two stand side by side on a phone. */
    size: {
      sm: {
        root: {
          columnGap: { base: '4', sm: '8' },
          gridTemplateColumns: {
            base: 'repeat(auto-fit, minmax(8rem, 1fr))',
            sm: 'repeat(auto-fit, minmax(11rem, 1fr))',
          },
        },
      },
      /** `lg`: one value is as long as an e-mail address, and takes what the others leave. */
      lg: { root: { gridTemplateColumns: { sm: 'repeat(auto-fit, minmax(11rem, auto))' } } },
    },
  },
  defaultVariants: { orientation: 'horizontal' },
});
