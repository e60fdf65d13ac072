import { Link as ChakraLink } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';

/** A link in running text to a page of this site; `to` is an address in the reader's locale. */
export function TextLink(props: ComponentProps<typeof Link>) {
  return (
    <ChakraLink asChild>
      <Link {...props} />
    </ChakraLink>
  );
}

/** The same for what the router does not serve: a telephone number. */
export function TextAnchor({ children, ...rest }: Omit<ComponentProps<'a'>, 'className'>) {
  return (
    <ChakraLink asChild>
      <a {...rest}>{children}</a>
    </ChakraLink>
  );
}
