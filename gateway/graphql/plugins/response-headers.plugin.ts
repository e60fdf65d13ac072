import type { Plugin } from 'graphql-yoga';
import type { GatewayContext } from '#gateway/requests/context.ts';

/** GraphiQL runs everything in its own page: this policy lets it connect to this gateway only. */
const GRAPHIQL_POLICY = [
  "default-src 'none'",
  "script-src 'unsafe-inline' 'unsafe-eval' blob:",
  'worker-src blob:',
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  'font-src data:',
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends the headers that resolvers set, a request id, and the gateway's time, on which countdowns run. */
export const responseHeaders = (contexts: WeakMap<Request, GatewayContext>): Plugin => ({
  onResponse({ request, response }) {
    const context = contexts.get(request);
    if (context) {
      response.headers.set('x-request-id', context.requestId);
      // A cached answer would carry an old time.
      if (response.headers.get('cache-control')?.startsWith('private'))
        response.headers.set('x-server-now', context.now.toISOString());
      for (const [name, value] of context.responseHeaders) response.headers.append(name, value);
    }
    response.headers.set('x-content-type-options', 'nosniff');
    if (response.headers.get('content-type')?.startsWith('text/html'))
      response.headers.set('content-security-policy', GRAPHIQL_POLICY);
  },
});
