import { css as serialise, __unsafe_useEmotionCache as useStyleCache } from '@emotion/react';
import { getRegisteredStyles, insertStyles, registerStyles } from '@emotion/utils';
import { type ElementType, type ReactNode, useInsertionEffect } from 'react';

type Cache = NonNullable<ReturnType<typeof useStyleCache>>;
type Serialised = ReturnType<typeof serialise>;

interface StyleOfElement {
  cache: Cache;
  style: Serialised;
  isTag: boolean;
}

/** Puts the style of the element after it into the document. A parent's must be there before those of its children. */
function StyleInBrowser({ cache, style, isTag }: StyleOfElement): null {
  registerStyles(cache, style, isTag);
  useInsertionEffect(() => void insertStyles(cache, style, isTag));
  return null;
}

const onServer = typeof document === 'undefined';

/** The server collects styles as they come: it needs no component for that. */
function styleBefore(of: StyleOfElement): ReactNode {
  if (!onServer) return <StyleInBrowser {...of} />;
  insertStyles(of.cache, of.style, of.isTag);
  return null;
}

/** Its style and its class. A given class of Emotion becomes part of the style, so that the later rule wins. */
function styleOf(
  cache: Cache,
  styles: object,
  given: unknown,
): [style: Serialised, className: string] {
  const classes = typeof given === 'string' ? given : '';
  const parts: (object | string)[] = [styles];
  const others = classes.includes(cache.key)
    ? getRegisteredStyles(cache.registered, parts as string[], classes).trim()
    : classes;
  const style = serialise(...(parts as Parameters<typeof serialise>));
  const own = style.styles ? `${cache.key}-${style.name}` : '';
  return [style, others && own ? `${others} ${own}` : others || own];
}

/** An element with the class of its styles; the styles are put into the document before it. */
export function useStyledElement(styles: object, given: unknown) {
  const cache = useStyleCache() as Cache;
  const [style, className] = styleOf(cache, styles, given);
  return {
    className: className || undefined,
    render: (Tag: ElementType, props: object) => (
      <>
        {styleBefore({ cache, style, isTag: typeof Tag === 'string' })}
        <Tag {...props} />
      </>
    ),
  };
}
