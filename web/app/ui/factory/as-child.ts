import { mergeProps, mergeRefs } from '@chakra-ui/react';
import { Children, type ElementType, isValidElement, type ReactElement, type Ref } from 'react';
import type { Props } from './split-props.ts';

const elementIn = (children: Props['children']): ReactElement<Props> => {
  const child = Children.toArray(children).find((one) => isValidElement<Props>(one));
  if (!child) throw new Error('asChild: there is no element to be styled');
  return child;
};

/** `asChild`: the element among the children is rendered, with the props of both. */
export function asChild(
  { asChild: _, ...rendered }: Props,
  { children, ref }: Props,
): [ElementType, object] {
  const { type, props } = elementIn(children);
  const merged = mergeProps({ ...rendered, children: null }, props);
  const refs = mergeRefs(ref as Ref<unknown>, props.ref as Ref<unknown>);
  return [type as ElementType, { ...merged, ref: refs }];
}
