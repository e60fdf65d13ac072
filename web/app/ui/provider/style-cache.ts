import createCache, { type EmotionCache } from '@emotion/cache';
import { createContext } from 'react';

/** Filled by the server's entry, a cache for each request; the browser has one of its own. */
export const RequestStyleCache = createContext<EmotionCache | null>(null);

const KEY = 'css';

/**
 * The attribute of the server's style elements, with the names of their styles. Emotion has an
 * attribute of its own, but moves the elements that have it, three times until a page is hydrated.
 * Each time Chrome computes all styles again, loads the fonts again and lays out the whole
 * document.
 */
export const STYLE_NAMES = 'data-style-names';

/**
 * Where Emotion keeps the styles of one document. `nonce` is what the content security policy asks
 * of style elements.
 */
export const createStyleCache = (nonce: string | undefined): EmotionCache =>
  createCache({ key: KEY, ...(nonce ? { nonce } : {}) });

/** The styles that the server has sent are not written again. */
export function withServerStyles(cache: EmotionCache): EmotionCache {
  for (const element of document.querySelectorAll(`style[${STYLE_NAMES}]`)) {
    for (const name of (element.getAttribute(STYLE_NAMES) ?? '').split(' '))
      cache.inserted[name] = true;
    // one that came with a later part of the body stands in the way of hydration
    if (element.parentNode !== document.head) document.head.append(element);
  }
  return cache;
}

let ofBrowser: EmotionCache | undefined;

/** The browser's own. */
export function browserStyleCache(): EmotionCache {
  const [script] = document.querySelectorAll<HTMLScriptElement>('script[nonce]');
  ofBrowser ??= withServerStyles(createStyleCache(script?.nonce || undefined));
  return ofBrowser;
}
