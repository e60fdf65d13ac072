import type { useChakraContext } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { htmlName, type PropKind } from './sort-props.ts';

export type Style = Parameters<ReturnType<typeof useChakraContext>['css']>[0];
export type Props = Record<string, unknown> & { readonly children?: ReactNode };

/** What a styled element's props are for: its tag, its recipe, and its style; `hasVariants` unless the recipe's defaults are meant. */
export function splitProps(props: Props, kindOf: (prop: string) => PropKind) {
  const rendered: Record<string, unknown> = {};
  const variants: Record<string, unknown> = {};
  const style: Style & Record<string, unknown> = {};
  let hasVariants = false;
  for (const key in props) {
    const value = props[key];
    if (value === undefined) continue;
    const kind = kindOf(key);
    if (kind === 'FORWARDED') rendered[key] = value;
    else if (kind === 'HTML') rendered[htmlName(key)] = value;
    else if (kind === 'STYLE') style[key] = value;
    else if (kind === 'VARIANT') {
      variants[key] = value;
      hasVariants = true;
    }
  }
  rendered.ref = props.ref;
  return { rendered, variants, style, hasVariants };
}

/** The props with the defaults of those that are not given. */
export function withDefaults(defaults: object, props: Props): Props {
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(given) };
}
