import type { Plugin } from 'graphql-yoga';
import type { GatewayContext } from '#gateway/requests/context.ts';

/**
 * Sends the headers that resolvers set, names the request, and sends the gateway's time, on which
 * countdowns run.
 */
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
  },
});
