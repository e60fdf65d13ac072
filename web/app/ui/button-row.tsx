import { Flex, type FlexProps } from '@chakra-ui/react';

/**
 * A quiet button has no border: where it begins the row, its words stand below those of the page.
 */
const ROW = {
  '& > a, & > button': { width: { smDown: 'full' } },
  '& > [data-quiet]:not(* + *)': { marginInlineStart: { sm: '-5' } },
};

/** Buttons side by side; on a phone each on a line of its own, as wide as the page. */
export function ButtonRow(props: FlexProps) {
  return <Flex wrap="wrap" gap="3" align="center" css={ROW} {...props} />;
}
