import createCache, { type EmotionCache } from '@emotion/cache';
import { createContext } from 'react';

/** Filled by the server's entry, a cache for each request; the browser has one of its own. */
export const RequestStyleCache = createContext<EmotionCache | null>(null);

const KEY = 'css';

/** Where Emotion keeps the styles of one document. `nonce` is what the content security policy asks of style elements. */
export const createStyleCache = (nonce: string | undefined): EmotionCache =>
  createCache({ key: KEY, ...(nonce ? { nonce } : {}) });

let ofBrowser: EmotionCache | undefined;

/** The browser's: it takes over the style elements that the server has sent. */
export function browserStyleCache(): EmotionCache {
  ofBrowser ??= createStyleCache(
    document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined,
  );
  return ofBrowser;
}
