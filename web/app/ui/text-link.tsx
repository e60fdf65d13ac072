import { Link as ChakraLink } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** Whether it stands on a line of its own and not in running text. */
type Alone = { alone?: boolean };

/** A link to a page of this site; `to` is an address in the reader's locale. */
export function TextLink({ alone, ...rest }: ComponentProps<typeof Link> & Alone) {
  return (
    <ChakraLink asChild data-alone={alone ? '' : undefined}>
      <Link {...rest} />
    </ChakraLink>
  );
}

/** The same for what the router does not serve: a telephone number. */
export function TextAnchor({
  alone,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'className'> & Alone) {
  return (
    <ChakraLink asChild data-alone={alone ? '' : undefined}>
      <a {...rest}>{children}</a>
    </ChakraLink>
  );
}
