import type pg from 'pg';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { AnsweredOperation } from '#gateway/graphql/plugins/operation-log.plugin.ts';
import type { RenderStanding } from './pages/render-queue.ts';

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

type FigureName = { readonly name: string; readonly help: string; readonly labelNames: string[] };
type ReadFigure = () => Promise<
  readonly { readonly labels: Record<string, string>; readonly value: number }[]
>;

/** The gateway's own metrics. */
export type Metrics = {
  /** @param area of the site, never a path with a part that a visitor chose */
  request(area: string, method: string, status: number, seconds: number): void;
  operation(answered: AnsweredOperation): void;
  /** Shows how rendering stands whenever it is asked. */
  renders(standing: () => RenderStanding): void;
  /** Adds a figure that is read whenever it is asked for, and left out while it cannot be. */
  figure(named: FigureName, read: ReadFigure): void;
  /** All of it in Prometheus's text form. */
  text(): Promise<string>;
  readonly contentType: string;
};

/** Counts with process and event-loop figures; the pool's where there is one. */
export function createMetrics(pool: pg.Pool | null): Metrics {
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
  const faults = new Counter({
    name: 'http_faults_total',
    help: 'Requests that ended in an unexpected error',
    labelNames: ['area'],
    registers,
  });
  if (pool) countPool(pool, registers);
  return {
    request(area, method, status, seconds) {
      requests.observe({ area, method, status: String(status) }, seconds);
      if (status >= 500) faults.inc({ area });
    },
    operation({ name, kind, outcome, milliseconds }) {
      operations.observe({ operation: name, kind, outcome }, milliseconds / 1000);
    },
    renders: (standing) => countRenders(standing, registers),
    figure(named, read) {
      new Gauge({
        ...named,
        registers,
        async collect() {
          this.reset();
          const figures = await read().catch(() => []);
          for (const { labels, value } of figures) this.set(labels, value);
        },
      });
    },
    text: () => registry.metrics(),
    contentType: registry.contentType,
  };
}

function countPool(pool: pg.Pool, registers: Registry[]): void {
  new Gauge({
    name: 'database_connections',
    help: 'Connections of this gateway by state, and requests that wait for one',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
}

function countRenders(standing: () => RenderStanding, registers: Registry[]): void {
  new Gauge({
    name: 'page_renders',
    help: 'Pages that are being rendered, and requests that wait for their turn',
    labelNames: ['state'],
    registers,
    collect() {
      const { rendering, waiting } = standing();
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
      this.inc(standing().refused);
    },
  });
}
