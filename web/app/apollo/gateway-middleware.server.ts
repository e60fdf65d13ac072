import type { MiddlewareFunction } from 'react-router';
import { gatewayContext } from '../session/request-context.ts';
import { apolloContext } from './request-client.ts';
import { createServerClient } from './server-client.server.ts';

/** Gives a page request its Apollo client, and its answer the cookies that the gateway set on the way. */
export const gatewayMiddleware: MiddlewareFunction<Response> = async (
  { request, context },
  next,
) => {
  const fetchGraphQL = context.get(gatewayContext);
  if (!fetchGraphQL) return next();
  const { client, cookies } = createServerClient(request, fetchGraphQL);
  context.set(apolloContext, client);
  const response = await next();
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
};
