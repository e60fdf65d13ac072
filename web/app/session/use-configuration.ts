import { createContext, use, useSyncExternalStore } from 'react';
import {
  CONFIGURATION_META,
  DEFAULT_CONFIGURATION,
  type PublicConfiguration,
  WRITTEN_CONFIGURATION,
} from './configuration.ts';

/** Filled by the server's entry; the browser reads the document. */
export const ServerConfiguration = createContext<PublicConfiguration>(DEFAULT_CONFIGURATION);

let parsed: PublicConfiguration | undefined;

/** The configuration in this document; browser only. */
export function publicConfiguration(): PublicConfiguration {
  if (parsed) return parsed;
  const text = document.querySelector<HTMLMetaElement>(
    `meta[name="${CONFIGURATION_META}"]`,
  )?.content;
  parsed = text?.startsWith('{') ? JSON.parse(text) : DEFAULT_CONFIGURATION;
  return parsed as PublicConfiguration;
}

const never = () => () => undefined;

/**
 * A prerendered page was made without a gateway: hydrate as it was, then show the real
 * configuration.
 */
function atHydration(server: PublicConfiguration): PublicConfiguration {
  if (typeof document === 'undefined') return server;
  return 'prerendered' in document.documentElement.dataset
    ? WRITTEN_CONFIGURATION
    : publicConfiguration();
}

export function useConfiguration(): PublicConfiguration {
  const server = use(ServerConfiguration);
  return useSyncExternalStore(never, publicConfiguration, () => atHydration(server));
}
