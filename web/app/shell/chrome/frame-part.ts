import { createContext, type ReactNode, use } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { useLocation } from 'react-router';
import type { SitePart } from '#web/app/site-map/site-map.ts';

/** A part of the frame that depends on the language and on which of its links leads to the shown page, and on nothing else. */
export interface FramePart {
  readonly name: string;
  readonly parts: readonly SitePart[];
  readonly content: ReactNode;
  readonly intl: IntlShape;
  readonly pathname: string;
}

/** Set by the server's entry: the HTML of a part. */
export const FrameWriter = createContext<((part: FramePart) => string) | null>(null);

/**
 * The props with the content of an element: on the server as HTML, which is rendered once, in the browser as children. Without
 * `useId` and whatever is of one visitor.
 */
export function useFramePart(name: string, parts: readonly SitePart[], content: ReactNode) {
  const write = use(FrameWriter);
  const intl = useIntl();
  const { pathname } = useLocation();
  if (!write) return { children: content };
  return { dangerouslySetInnerHTML: { __html: write({ name, parts, content, intl, pathname }) } };
}
