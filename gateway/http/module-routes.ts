import { Hono } from 'hono';
import type { ServiceParts } from '#gateway/build-services.ts';
import type { Services } from '#gateway/services.ts';
import type { FrontEnv } from './front-env.ts';

export type ModuleRouteParts = ServiceParts & { readonly services: Services };

/** Plain HTTP routes of modules: webhooks, downloads, the demo's mailbox. A module adds a line. */
export function moduleRoutes(_parts: ModuleRouteParts): Hono<FrontEnv> {
  return new Hono<FrontEnv>();
}
