import type { HttpBindings } from '@hono/node-server';

/** What a request carries through the HTTP front. */
export type HonoEnv = {
  Bindings: Partial<HttpBindings>;
  Variables: {
    /** The visitor's network address. */
    address: string;
    /** Names the request in the log. */
    requestId: string;
  };
};
