import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { listPages, pagesContext } from '#web/app/search-engines/page-list.ts';
import { DEFAULT_CONFIGURATION, type PublicConfiguration } from '#web/app/session/configuration.ts';
import {
  buildVersionContext,
  configurationContext,
  gatewayContext,
  nonceContext,
  reportContext,
} from '#web/app/session/request-context.ts';
import { needsLocaleRedirect } from '#web/app/shell/layouts/locale-redirect.ts';
import { pageCacheKey as keyOf, type PageCacheKey } from './page-cache-key.ts';

export { busyPage } from '#web/app/overload/overload-page.server.tsx';
/**
 * What stands in pages written at build time, where the gateway puts what belongs to the request.
 */
export {
  CONFIGURATION_SLOT,
  DEMO_SLOT,
  NONCE_SLOT,
  ORIGIN_SLOT,
} from '#web/app/session/configuration.ts';

/** What the gateway gives to the web site with each request. */
export interface Handed {
  /**
   * Set on every script and style of the page; null in development, where Vite's own inline code
   * has none.
   */
  nonce: string | null;
  /**
   * Calls the GraphQL endpoint as the visitor of this request; gets a path or an address,
   * `/graphql?...`.
   */
  fetchGraphQL: typeof fetch;
  configuration?: PublicConfiguration;
  /** Logs an error in which a page, or a part of it, has ended: the log knows what may be in it. */
  report?: (error: unknown) => void;
}

const site = build as unknown as ServerBuild;
const pages = listPages(site.routes);
const respond = createRequestHandler(site, import.meta.env.MODE);

/**
 * What the requested page is rendered for, where it may be shown to others; null where it may not.
 * A page for the cache is rendered without a visitor: with no other cookie, and with the nonce's
 * placeholder for a nonce.
 */
export const pageCacheKey = (request: Request): PageCacheKey | null => keyOf(request, pages);

/**
 * The redirect to the language that the visitor chose, where an address names none; a page written
 * at build time cannot answer so.
 */
export const localeRedirect = (request: Request): Response | null =>
  needsLocaleRedirect(request, new URL(request.url));

/**
 * The whole web site as one function: a request in, a page, its data or a redirect out. Never
 * rejects for a page's own error.
 */
export async function handle(request: Request, handed: Handed): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(nonceContext, handed.nonce);
  context.set(buildVersionContext, site.assets.version);
  context.set(pagesContext, pages);
  context.set(gatewayContext, handed.fetchGraphQL);
  if (handed.report) context.set(reportContext, handed.report);
  context.set(
    configurationContext,
    handed.configuration ?? {
      ...DEFAULT_CONFIGURATION,
      origin: new URL(request.url).origin,
    },
  );
  return respond(request, context);
}
