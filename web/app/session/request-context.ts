import { createContext } from 'react-router';
import { NONCE_SLOT, type PublicConfiguration, WRITTEN_CONFIGURATION } from './configuration.ts';

/*
 * What `handle` (server.ts) learned from the gateway, for middleware, loaders and the document. The
 * defaults are what a page is prerendered with, when there is no gateway.
 */

/** The nonce of this response's Content-Security-Policy; null in development. */
export const nonceContext = createContext<string | null>(NONCE_SLOT);

/** Calls the GraphQL gateway as the visitor of this request; null at build time. */
export const gatewayContext = createContext<typeof fetch | null>(null);

export const configurationContext = createContext<PublicConfiguration>(WRITTEN_CONFIGURATION);

/** Logs an error in which a page, or a part of it, has ended. */
export const reportContext = createContext<(error: unknown) => void>((error) =>
  console.error(error),
);

/** The version of the built files. */
export const buildVersionContext = createContext<string>('');
