import { Flex, type FlexProps } from '@chakra-ui/react';

const WIDE_ON_PHONES = { '& > a, & > button': { width: { smDown: 'full' } } };

/** Buttons side by side; on a phone each on a line of its own, as wide as the page. */
export function ButtonRow(props: FlexProps) {
  return <Flex wrap="wrap" gap="3" align="center" css={WIDE_ON_PHONES} {...props} />;
}
