import { useChakraContext } from '@chakra-ui/react';
import type { ElementType } from 'react';
import { asChild } from './as-child.ts';
import { type StyledOptions, sortProps } from './sort-props.ts';
import { type Props, type Style, splitProps, withDefaults } from './split-props.ts';
import { useStyledElement } from './styled-element.tsx';

type System = ReturnType<typeof useChakraContext>;
type Recipe = ReturnType<System['cva']>;

/** What a styled element was made of: one that is made of it has its tag, and its recipe below its own. */
interface Made {
  readonly tag: ElementType;
  readonly recipe: object;
}

const made = new WeakMap<object, Made>();

const recipeIn = (system: System, recipe: object): Recipe =>
  '__cva__' in recipe ? (recipe as unknown as Recipe) : system.cva(recipe);

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
    const kindOf = sortProps(tag, options, keys, system.isValidProperty);
    return { system, resolve, plain: resolve({}), kindOf };
  }

  function Styled(inProps: Props) {
    const system = useChakraContext();
    if (prepared?.system !== system) prepared = prepare(system);
    const { resolve, plain, kindOf } = prepared;
    const props = options.defaultProps ? withDefaults(options.defaultProps, inProps) : inProps;
    const { rendered, variants, style, hasVariants } = splitProps(props, kindOf);
    const { css, ...ofProps } = style;
    const given = [css].flat(2).filter(Boolean) as Style[];
    const styles = system.css(hasVariants ? resolve(variants) : plain, ...given, ofProps);
    const element = useStyledElement(styles, props.className);
    if (element.className) rendered.className = element.className;
    else delete rendered.className;

    if (props.asChild && !forwardsAsChild) return element.render(...asChild(rendered, props));
    const Tag = (kindOf('as') === 'ELEMENT' && (props.as as ElementType)) || ownTag;
    if (!rendered.as || !forwardsAsChild) return element.render(Tag, rendered);
    const { as, children, ...rest } = rendered;
    const As = as as ElementType;
    return element.render(Tag, { ...rest, asChild: true, children: <As>{children}</As> });
  }
  Styled.displayName = `chakra(${typeof ownTag === 'string' ? ownTag : 'Component'})`;
  made.set(Styled, { tag: ownTag, recipe });
  return Styled;
}
