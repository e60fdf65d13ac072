import type { Hono } from 'hono';
import type { SealedColumn } from '#gateway/database/sealed/sealed-column.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import type { Job, JobContext, Sweep } from '#gateway/jobs/job.ts';
import type { Metric } from '#gateway/jobs/metric.ts';
import type { ConnectedAirline } from '#gateway/ports/airline-systems.ts';
import type { SecurityLog } from '#gateway/ports/security-events.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';

/** What a plain HTTP route is answered from. */
export type RouteContext = JobContext & { readonly security: SecurityLog };

/** What a service is built from that needs no other module. */
export type ModuleParts = { readonly airline: ConnectedAirline };

/** What a module of the gateway brings: `x.module.ts` is where it signs in, once. */
export interface GatewayModule {
  /**
   * Its services, where they need no other module; those that do are built in
   * `app/build-services.ts`.
   */
  readonly services?: (parts: ModuleParts) => Partial<Services>;
  /** A field that no module resolves is read from its parent. */
  readonly resolvers?: readonly Resolvers[];
  /** How `node(id:)` and `nodes(ids:)` find an object of each of its types. */
  readonly nodes?: Readonly<Record<string, NodeLoader>>;
  /** The same by an id that is signed and holds the object (`signed-token.ts`). */
  readonly signedNodes?: Readonly<Record<string, NodeLoader>>;
  readonly jobs?: readonly Job[];
  /** What is swept every minute, in this order, after the sweeps of the modules before it. */
  readonly sweeps?: readonly Sweep[];
  /** Columns with sealed values: they are sealed again when the secret is changed. */
  readonly sealed?: readonly SealedColumn[];
  /** Plain HTTP routes by the path below which they are mounted: webhooks, downloads. */
  readonly http?: Readonly<Record<string, (parts: RouteContext) => Hono<HonoEnv>>>;
  /** Figures of business for `/metrics`. */
  readonly figures?: readonly Metric[];
}
