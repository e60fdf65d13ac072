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
