import createCache, { type EmotionCache } from '@emotion/cache';
import { createContext } from 'react';

/** Filled by the server's entry, a cache for each request; the browser has one of its own. */
export const RequestStyleCache = createContext<EmotionCache | null>(null);

const KEY = 'css';

/** Where Emotion keeps the styles of one document. `nonce` is what the content security policy asks of style elements. */
export const createStyleCache = (nonce: string | undefined): EmotionCache =>
  createCache({ key: KEY, ...(nonce ? { nonce } : {}) });

/**
 * A style element for each style, at the end of the head, where Emotion puts its first one. Chrome loads the fonts again and lays out the
 * whole document when an element that is in use gets another rule, and a layer comes with it.
 */
export function withElementPerStyle(cache: EmotionCache): EmotionCache {
  const { insert, sheet } = cache;
  cache.insert = (...style) => {
    sheet.tags = [];
    sheet.ctr = 0;
    return insert(...style);
  };
  return cache;
}

let ofBrowser: EmotionCache | undefined;

/** The browser's: it takes over the style elements that the server has sent. */
export function browserStyleCache(): EmotionCache {
  ofBrowser ??= withElementPerStyle(
    createStyleCache(
      document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined,
    ),
  );
  return ofBrowser;
}
