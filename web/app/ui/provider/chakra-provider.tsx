import { LocaleProvider, ChakraProvider as Provider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import { type ReactNode, use } from 'react';
import { system } from '#web/app/ui/theme/system.ts';
import { browserStyleCache, RequestStyleCache } from './style-cache.ts';

/** Without its global styles, which every page has from the static style sheet. */
const lean = {
  ...system,
  _global: [],
  _config: { ...system._config, disableLayers: true },
};

/** Brings Chakra to the pages inside; `language` is a BCP 47 tag. */
export function ChakraProvider({ language, children }: { language: string; children: ReactNode }) {
  return (
    <CacheProvider value={use(RequestStyleCache) ?? browserStyleCache()}>
      <Provider value={lean}>
        <LocaleProvider locale={language}>{children}</LocaleProvider>
      </Provider>
    </CacheProvider>
  );
}
