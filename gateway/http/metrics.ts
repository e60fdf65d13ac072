import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredOperation } from '#gateway/graphql/plugins/operation-log.plugin.ts';
import type { CacheOutcome } from '#gateway/graphql/response-cache.ts';
import type { Metric, MetricValue } from '#gateway/jobs/metric.ts';
import { SECURITY_EVENTS, type SecurityEvent } from '#gateway/ports/security-events.ts';
import type { RenderStatus } from './pages/render-queue.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/**
 * Figures of the database are so old at most: however often they are asked for, it is asked once.
 */
const FRESH_MILLISECONDS = 5_000;

type FigureName = Pick<Metric, 'name' | 'help' | 'labelNames'>;
type ReadFigure = () => Promise<readonly MetricValue[]>;

/** The gateway's own metrics. */
export type Metrics = {
  /** @param area of the site, never a path with a part that a visitor chose */
  request(area: string, method: string, status: number, seconds: number): void;
  operation(answered: AnsweredOperation): void;
  /** Shows how rendering stands whenever it is asked. */
  renders(status: () => RenderStatus): void;
  securityEvent(event: SecurityEvent): void;
  /** A public query was answered from the response cache, or executed. */
  cache(outcome: CacheOutcome): void;
  /** A subscription began, or one is over. */
  subscriptions(changed: 1 | -1): void;
  /**
   * Adds a figure that is read when it is asked for, every five seconds at most, and left out while
   * it cannot be.
   */
  figure(named: FigureName, read: ReadFigure): void;
  /** All of it in Prometheus's text form. */
  text(): Promise<string>;
  readonly contentType: string;
};

/** Connections to the database, by who uses them. */
export type Pools = { readonly requests: pg.Pool; readonly jobs: pg.Pool };

/** Counts with process and event-loop figures; those of the pools where there are some. */
export function createMetrics(
  pools: Pools | null,
  elapsed: () => number = () => performance.now(),
): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by area, method and status',
    labelNames: ['area', 'method', 'status'],
    buckets: SECONDS,
    registers,
  });
  const operations = new Histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'GraphQL operations by name, kind and outcome',
    labelNames: ['operation', 'kind', 'outcome'],
    buckets: SECONDS,
    registers,
  });
  const clients = new Counter({
    name: 'graphql_client_operations_total',
    help: 'GraphQL operations by the app and version that asked, as they name themselves, and outcome',
    labelNames: ['client', 'version', 'outcome'],
    registers,
  });
  const faults = new Counter({
    name: 'http_faults_total',
    help: 'Requests that ended in an unexpected error',
    labelNames: ['area'],
    registers,
  });
  const security = new Counter({
    name: 'security_events_total',
    help: 'Security events by name',
    labelNames: ['event'],
    registers,
  });
  for (const event of Object.keys(SECURITY_EVENTS)) security.inc({ event }, 0);
  const cache = new Counter({
    name: 'graphql_cache_total',
    help: 'Persisted queries by GET: answered from the response cache (hit) or executed (miss)',
    labelNames: ['outcome'],
    registers,
  });
  const subscriptions = new Gauge({
    name: 'graphql_subscriptions_open',
    help: 'Subscriptions that are open',
    registers,
  });
  if (pools) countPools(pools, registers);
  return {
    request(area, method, status, seconds) {
      requests.observe({ area, method, status: String(status) }, seconds);
      if (status >= 500) faults.inc({ area });
    },
    operation({ name, client, kind, outcome, milliseconds }) {
      operations.observe({ operation: name, kind, outcome }, milliseconds / 1000);
      clients.inc({ client: client.app, version: client.version, outcome });
    },
    renders: (status) => countRenders(status, registers),
    securityEvent: (event) => security.inc({ event }),
    cache: (outcome) => cache.inc({ outcome }),
    subscriptions: (changed) => subscriptions.inc(changed),
    figure({ name, help, labelNames }, read) {
      const current = keptFor(FRESH_MILLISECONDS, read, elapsed);
      new Gauge({
        name,
        help,
        labelNames: [...labelNames],
        registers,
        async collect() {
          const figures = await current().catch(() => []);
          this.reset();
          for (const { labels, value } of figures) this.set(labels, value);
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

/** Reads once for all who ask within so many milliseconds, also when it fails. */
function keptFor(milliseconds: number, read: ReadFigure, elapsed: () => number): ReadFigure {
  let kept: { readonly at: number; readonly figures: ReturnType<ReadFigure> } | null = null;
  return () => {
    if (!kept || elapsed() - kept.at >= milliseconds) kept = { at: elapsed(), figures: read() };
    return kept.figures;
  };
}

function countPools(pools: Pools, registers: Registry[]): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this gateway by use and state, and what waits for one',
    labelNames: ['pool', 'state'],
    registers,
    collect() {
      for (const [name, pool] of Object.entries(pools)) {
        this.set({ pool: name, state: 'idle' }, pool.idleCount);
        this.set({ pool: name, state: 'busy' }, pool.totalCount - pool.idleCount);
        this.set({ pool: name, state: 'waiting' }, pool.waitingCount);
      }
    },
  });
}

function countRenders(status: () => RenderStatus, registers: Registry[]): void {
  new Gauge({
    name: 'page_renders',
    help: 'Pages that are being rendered, and requests that wait for their turn',
    labelNames: ['state'],
    registers,
    collect() {
      const { rendering, waiting } = status();
      this.set({ state: 'rendering' }, rendering);
      this.set({ state: 'waiting' }, waiting);
    },
  });
  new Counter({
    name: 'page_renders_refused_total',
    help: 'Requests for a page that were answered 503, as too many were waiting',
    registers,
    collect() {
      this.reset();
      this.inc(status().refused);
    },
  });
}
