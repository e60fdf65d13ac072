import createCache, { type EmotionCache } from '@emotion/cache';

/** One cache per document; in the browser it adopts the styles that the server printed. */
export const createEmotionCache = (nonce?: string): EmotionCache =>
  createCache({ key: 'css', ...(nonce ? { nonce } : {}) });
