import { cloneElement, createElement as h, isValidElement, type ReactNode } from 'react';
import { BCP47, DEFAULT_LOCALE } from '#schema/codes/base/locales.ts';

const ENGLISH = { lang: BCP47[DEFAULT_LOCALE] };

/**
 * Says of each text of an e-mail that is in English for want of a translation that it is English:
 * on its element, or in one of its own where other text stands beside it.
 */
export function markEnglish(node: ReactNode, english: ReadonlySet<string>): ReactNode {
  if (typeof node === 'string' && english.has(node)) return h('span', ENGLISH, node);
  if (Array.isArray(node)) return node.map((one) => markEnglish(one, english));
  if (!isValidElement<{ children?: ReactNode; lang?: string }>(node)) return node;
  const { children } = node.props;
  if (typeof children === 'string' && english.has(children)) return cloneElement(node, ENGLISH);
  if (!Array.isArray(children)) return cloneElement(node, {}, markEnglish(children, english));
  return cloneElement(node, {}, ...children.map((one) => markEnglish(one, english)));
}
