import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { Petal } from './petal.tsx';
import { buttonRecipe } from './theme/components/button.recipe.ts';

const Element = chakra('button', buttonRecipe);
const LinkElement = chakra(Link, buttonRecipe);
const AnchorElement = chakra('a', buttonRecipe);

export interface ButtonProps extends ComponentProps<typeof Element> {
  /** The action is under way: the petal turns, further presses do nothing, the focus stays. */
  loading?: boolean;
}

/** `variant` primary (default), secondary, quiet, danger; `size` sm, md (default), lg; `wide` fills its line. */
export function Button({ loading = false, onClick, children, type, ...rest }: ButtonProps) {
  return (
    <Element
      {...rest}
      type={type ?? 'button'}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={(event) => {
        if (loading || rest['aria-disabled']) event.preventDefault();
        else onClick?.(event);
      }}
    >
      {loading && <Petal turning />}
      {children}
    </Element>
  );
}

/** A link to a page of this site in the shape of a button; `to` is an address in the reader's locale. */
export function LinkButton(props: ComponentProps<typeof LinkElement>) {
  return <LinkElement {...props} />;
}

/** The same for what the router does not serve: a file, a telephone number, another site. */
export function AnchorButton(props: ComponentProps<typeof AnchorElement>) {
  return <AnchorElement {...props} />;
}
