import * as build from 'virtual:react-router/server-build';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { DEFAULT_CONFIGURATION, type PublicConfiguration } from './session/configuration.ts';
import {
  buildVersionContext,
  configurationContext,
  gatewayContext,
  nonceContext,
  reportContext,
} from './session/request-context.ts';

/** What stands in pages written at build time, where the gateway puts what belongs to the request. */
export { CONFIGURATION_SLOT, NONCE_SLOT, ORIGIN_SLOT } from './session/configuration.ts';

/** What the gateway gives to the web site with each request. */
export interface Handed {
  /** Goes on every script and style of the page; null in development, where Vite's own inline code has none. */
  nonce: string | null;
  /** Calls the GraphQL endpoint as the visitor of this request; gets a path or an address, `/graphql?...`. */
  fetchGraphQL: typeof fetch;
  configuration?: PublicConfiguration;
  /** Writes down an error in which a page, or a part of it, has ended: the log knows what may stand in it. */
  report?: (error: unknown) => void;
}

const respond = createRequestHandler(build as unknown as ServerBuild, import.meta.env.MODE);

/** The whole web site as one function: a request in, a page, its data or a redirect out. Never rejects for a page's own error. */
export async function handle(request: Request, handed: Handed): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(nonceContext, handed.nonce);
  context.set(buildVersionContext, (build as unknown as ServerBuild).assets.version);
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
