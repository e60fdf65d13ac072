import isPropValid from '@emotion/is-prop-valid';
import type { ElementType } from 'react';

/** What is done with a prop of a styled element. `ELEMENT` names what is rendered instead of the tag; others are left out. */
export type PropKind = 'FORWARDED' | 'HTML' | 'VARIANT' | 'STYLE' | 'ELEMENT' | 'OTHER';

type Forwards = (prop: string, variantKeys?: readonly string[]) => boolean;

export interface StyledOptions {
  defaultProps?: Readonly<Record<string, unknown>>;
  forwardProps?: readonly string[];
  shouldForwardProp?: Forwards;
  forwardAsChild?: boolean;
}

/** Attributes that have the name of a style: `htmlWidth` is `width`. */
const HTML = new Map([
  ['htmlWidth', 'width'],
  ['htmlHeight', 'height'],
  ['htmlSize', 'size'],
  ['htmlTranslate', 'translate'],
]);

/** Attributes of drawings that have the name of a style too. */
const DRAWN: Readonly<Record<string, readonly string[]>> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  g: ['transform'],
  stop: ['offset', 'stopOpacity'],
};

export const htmlName = (prop: string): string => HTML.get(prop) ?? prop;

const isStringTag = (tag: ElementType): tag is keyof React.JSX.IntrinsicElements =>
  typeof tag === 'string' && tag.charCodeAt(0) > 96;

/** The rule of Chakra's factory: what a tag gets of the props of its styled element. */
function forwardsOf(
  tag: ElementType,
  { shouldForwardProp, forwardProps = [] }: StyledOptions,
  isStyle: (prop: string) => boolean,
): Forwards {
  if (shouldForwardProp) return shouldForwardProp;
  const named = new Set(
    typeof tag === 'string' ? [...forwardProps, ...(DRAWN[tag] ?? [])] : forwardProps,
  );
  const isOwn: Forwards = (prop, variantKeys) => !variantKeys?.includes(prop) && !isStyle(prop);
  if (named.size > 0) return (prop, variantKeys) => named.has(prop) || isOwn(prop, variantKeys);
  const isKnown = isStringTag(tag) ? isPropValid : (prop: string) => prop !== 'theme';
  return (prop, variantKeys) => isKnown(prop) && isOwn(prop, variantKeys);
}

/** Says what each prop of a styled element is: asked once for a name, since an element has the same names each time. */
export function sortProps(
  tag: ElementType,
  options: StyledOptions,
  variantKeys: readonly string[],
  isStyle: (prop: string) => boolean,
): (prop: string) => PropKind {
  const forwards = forwardsOf(tag, options, isStyle);
  const known = new Map<string, PropKind>();
  const kindOf = (prop: string): PropKind => {
    if (prop === 'as' && !forwards('as')) return 'ELEMENT';
    if (HTML.has(prop)) return 'HTML';
    if (forwards(prop, variantKeys)) return 'FORWARDED';
    if (variantKeys.includes(prop)) return 'VARIANT';
    return isStyle(prop) ? 'STYLE' : 'OTHER';
  };
  return (prop) => {
    const kind = known.get(prop) ?? kindOf(prop);
    known.set(prop, kind);
    return kind;
  };
}
