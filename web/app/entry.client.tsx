import { CacheProvider } from '@emotion/react';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { createEmotionCache } from './emotion.ts';
import { preloadMessages } from './i18n/preload.ts';

const nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce || undefined;
const cache = createEmotionCache(nonce);
await preloadMessages();

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <CacheProvider value={cache}>
        <HydratedRouter />
      </CacheProvider>
    </StrictMode>,
  );
});
