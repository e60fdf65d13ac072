import { mergeProps, mergeRefs, useChakraContext } from '@chakra-ui/react';
import {
  Children,
  type ElementType,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';
import { htmlName, type StyledOptions, sortProps } from './sort-props.ts';
import { useStyledElement } from './styled-element.tsx';

type System = ReturnType<typeof useChakraContext>;
type Recipe = ReturnType<System['cva']>;
type Style = Parameters<System['css']>[0];
type Props = Record<string, unknown> & { readonly children?: ReactNode };

/** What a styled element was made of: one that is made of it has its tag, and its recipe below its own. */
interface Made {
  readonly tag: ElementType;
  readonly recipe: object;
}

const made = new WeakMap<object, Made>();

const recipeIn = (system: System, recipe: object): Recipe =>
  '__cva__' in recipe ? (recipe as unknown as Recipe) : system.cva(recipe);

const elementIn = (children: ReactNode): ReactElement<Props> => {
  const child = Children.toArray(children).find((one) => isValidElement<Props>(one));
  if (!child) throw new Error('asChild: there is no element to be styled');
  return child;
};

/**
 * Chakra's factory of styled elements, which takes its place in the build (`web/vite/own-factory.plugin.ts`). It says
 * once, not for each element of each page, what each prop of it is, and goes through the props in one round. Documents are the same.
 */
export function createStyled(tag: ElementType, recipe: object = {}, options: StyledOptions = {}) {
  const under = made.get(tag as object);
  const ownTag = under?.tag ?? tag;
  const forwardsAsChild = options.forwardAsChild || options.forwardProps?.includes('asChild');
  let prepared: ReturnType<typeof prepare> | undefined;

  function prepare(system: System) {
    const own = recipeIn(system, recipe);
    const resolve = under ? recipeIn(system, under.recipe).merge(own) : own;
    const keys = resolve.variantKeys as readonly string[];
    return {
      system,
      resolve,
      plain: resolve({}),
      kindOf: sortProps(tag, options, keys, system.isValidProperty),
    };
  }

  function Styled(inProps: Props) {
    const system = useChakraContext();
    if (prepared?.system !== system) prepared = prepare(system);
    const { resolve, plain, kindOf } = prepared;
    const props = options.defaultProps ? withDefaults(options.defaultProps, inProps) : inProps;
    const rendered: Record<string, unknown> = {};
    const variants: Record<string, unknown> = {};
    const style: Style & Record<string, unknown> = {};
    for (const key in props) {
      const value = props[key];
      if (value === undefined) continue;
      const kind = kindOf(key);
      if (kind === 'FORWARDED') rendered[key] = value;
      else if (kind === 'STYLE') style[key] = value;
      else if (kind === 'VARIANT') variants[key] = value;
      else if (kind === 'HTML') rendered[htmlName(key)] = value;
    }
    rendered.ref = props.ref;
    const { css, ...ofProps } = style;
    const given = [css].flat(2).filter(Boolean) as Style[];
    const styles = system.css(isEmpty(variants) ? plain : resolve(variants), ...given, ofProps);
    const element = useStyledElement(styles, props.className);
    if (element.className) rendered.className = element.className;
    else delete rendered.className;
    const Tag = (kindOf('as') === 'ELEMENT' && (props.as as ElementType)) || ownTag;

    if (props.asChild && !forwardsAsChild) {
      const { type, props: ofChild } = elementIn(props.children);
      const { asChild: _, ...rest } = rendered;
      const merged = mergeProps({ ...rest, children: null }, ofChild);
      return element.render(type as ElementType, {
        ...merged,
        ref: mergeRefs(props.ref as never, ofChild.ref as never),
      });
    }
    if (rendered.as && forwardsAsChild) {
      const As = rendered.as as ElementType;
      const children = <As>{rendered.children as ReactNode}</As>;
      return element.render(Tag, { ...rendered, as: undefined, asChild: true, children });
    }
    return element.render(Tag, rendered);
  }
  Styled.displayName = `chakra(${typeof ownTag === 'string' ? ownTag : 'Component'})`;
  made.set(Styled, { tag: ownTag, recipe });
  return Styled;
}

const isEmpty = (variants: object) => {
  for (const _ in variants) return false;
  return true;
};

function withDefaults(defaults: object, props: Props): Props {
  const given = Object.entries(props).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(given) };
}
