import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import type { Environment } from '#gateway/environment.ts';
import type { Locale } from '#schema/codes/base/locales.ts';

/** What every browser learns of this installation; nothing secret. */
export type PublicConfiguration = {
  readonly origin: string;
  readonly demo: boolean;
  readonly deviceRisk: {
    readonly scriptUrl: string;
    readonly partnerCode: string;
    readonly appName: string;
  } | null;
  readonly iconService: string | null;
};

/** What the web site gets with each request. */
export type Handed = {
  /** Set on every script and style of the page; null in development. */
  readonly nonce: string | null;
  /** Calls the GraphQL endpoint as the visitor of the page. */
  readonly fetchGraphQL: typeof fetch;
  readonly configuration: PublicConfiguration;
  /** Logs an error in which a page, or a part of it, has ended. */
  readonly report: (error: unknown) => void;
};

/**
 * What a page depends on that may be shown to others: its path, and a `Cookie` header with
 * preferences of its look.
 */
export type PageCacheKey = { readonly path: string; readonly cookie: string };

/**
 * The exports of the web's server entry (`web/app/server/server.ts`): the only part of the web that
 * the gateway knows.
 */
export type SiteHandler = {
  /** A request in, a page, its data or a redirect out. */
  handle(request: Request, handed: Handed): Promise<Response>;
  /**
   * Leads a visitor whose address names no language to the one chosen last; null where the page
   * itself is the answer.
   */
  localeRedirect(request: Request): Response | null;
  /**
   * What the page is rendered for, where it may be shown to others; null where it may not, because
   * it is personal.
   */
  pageCacheKey(request: Request): PageCacheKey | null;
  /**
   * A whole document without scripts, its style in it: too many pages are being rendered, come
   * again in a moment.
   */
  busyPage(locale: Locale): string;
  /** Texts that stand in pages written at build time, where each request puts its own. */
  readonly NONCE_SLOT: string;
  readonly ORIGIN_SLOT: string;
  readonly CONFIGURATION_SLOT: string;
  readonly DEMO_SLOT: string;
};

const BUILD = new URL('../../../web/build/', import.meta.url);

/** Where the browser's files of the built site are. */
export const CLIENT_FILES = new URL('client/', BUILD);

/** Loads the built web site. @throws when it has not been built */
export async function loadSiteHandler(): Promise<SiteHandler> {
  const entry = new URL('server/server.js', BUILD);
  if (!existsSync(entry)) throw new Error('The web site is not built: npm run build');
  return import(pathToFileURL(entry.pathname).href);
}

export const publicConfiguration = ({
  publicUrl,
  mode,
  deviceRisk,
  iconServiceUrl,
}: Environment): PublicConfiguration => ({
  origin: new URL(publicUrl).origin,
  demo: mode === 'demo',
  deviceRisk: deviceRisk && {
    scriptUrl: deviceRisk.scriptUrl,
    partnerCode: deviceRisk.partner,
    appName: deviceRisk.app,
  },
  iconService: iconServiceUrl,
});
