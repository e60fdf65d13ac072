import type { MiddlewareFunction } from 'react-router';
import { gatewayContext } from '#web/app/session/request-context.ts';
import { apolloContext } from './request-client.ts';
import { createServerClient } from './server-client.server.ts';

/** Gives a page request its Apollo client. Cookies that the gateway sets are handled by the supplier of the fetch. */
export const gatewayMiddleware: MiddlewareFunction<Response> = ({ context }, next) => {
  const fetchGraphQL = context.get(gatewayContext);
  if (fetchGraphQL) context.set(apolloContext, createServerClient(fetchGraphQL));
  return next();
};
