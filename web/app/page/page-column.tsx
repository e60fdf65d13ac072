import { Stack, type StackProps } from '@chakra-ui/react';

/** The heading stands as far from the first part as on a page without a column. */
const HEADING = { '& > header': { marginBottom: { base: '0', md: '2' } } };

export interface PageColumnProps extends StackProps {
  /** As wide as the page, for tables, maps and parts that lie side by side. */
  wide?: boolean;
}

/** A page's heading and its parts, one below the other. */
export function PageColumn({ wide, ...rest }: PageColumnProps) {
  return <Stack gap="6" maxWidth={wide ? 'full' : 'column'} css={HEADING} {...rest} />;
}
