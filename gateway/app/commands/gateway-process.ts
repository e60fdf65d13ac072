import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { proxy } from 'hono/proxy';
import { type Environment, variablesWith } from '#gateway/environment.ts';
import { fetchOverHttp, type GraphqlFetch } from '#gateway/http/graphql-fetch.ts';
import type { HonoEnv } from '#gateway/http/hono-env.ts';
import { listen, makeServer } from '#gateway/http/listen.ts';

/** Marks an answer of the gateway of development: the address is a page's, if it is one at all. */
export const NOT_OF_THE_GATEWAY = 'x-not-of-the-gateway';
const LOOK_MILLISECONDS = 50;
const SAME_CHANGE_MILLISECONDS = 100;
/** Longer than a start takes on a slow machine; it says in the terminal what has failed. */
const PATIENCE_MILLISECONDS = 60_000;

async function freePort(): Promise<number> {
  const { port, drain } = await listen(makeServer(), () => {}, { port: 0, host: '127.0.0.1' });
  await drain(0);
  return port;
}

/**
 * Whether the gateway of development has to be started again after a change of a file, by its path
 * from the root: tests and the types of its resolvers are nothing that runs.
 */
export const restartsGateway = (file: string): boolean =>
  /^(gateway|schema)\/.*\.(ts|json|graphql|svg)$/.test(file) &&
  !/^gateway\/(build\/|resolvers\.gen\.ts$)|\.test(-support)?\.ts$/.test(file);

/** The gateway of development in a process of its own. While it starts, requests wait. */
export async function startGatewayProcess(environment: Environment) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = () =>
    spawn(process.execPath, [path.join(import.meta.dirname, 'dev-gateway.ts')], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: variablesWith({
        PORT: String(port),
        HOST: '127.0.0.1',
        PUBLIC_URL: environment.publicUrl,
        TRUSTED_PROXIES: String(environment.trustedProxies + 1),
      }),
    });
  let child = start();
  let closed = false;
  let restarting: Promise<void> | null = null;

  /** Several calls in a moment, as when a branch is changed, are one restart. */
  function restart(): Promise<void> {
    restarting ??= sleep(SAME_CHANGE_MILLISECONDS).then(async () => {
      await end(child);
      restarting = null;
      if (!closed) child = start();
    });
    return restarting;
  }

  async function answering(): Promise<void> {
    await restarting;
    const giveUpAt = performance.now() + PATIENCE_MILLISECONDS;
    while (!(await fetch(`${url}/healthz`).catch(() => null))?.ok) {
      if (child.exitCode !== null) throw new Error('The gateway has ended; it says above why.');
      if (performance.now() > giveUpAt) throw new Error('The gateway does not answer.');
      await sleep(LOOK_MILLISECONDS);
    }
  }
  const askOverHttp = fetchOverHttp(`${url}/graphql`);
  const ask: GraphqlFetch = async (request, address) => {
    await answering();
    return askOverHttp(request, address);
  };
  /** The demo's pages, webhooks and downloads. */
  const modules = new Hono<HonoEnv>().use(async (c, next) => {
    await answering();
    const { pathname, search } = new URL(c.req.url);
    const answer = await proxy(`${url}${pathname}${search}`, {
      raw: c.req.raw.clone(),
      headers: { ...c.req.header(), 'x-forwarded-for': c.get('address') },
      redirect: 'manual',
    });
    return answer.headers.has(NOT_OF_THE_GATEWAY) ? next() : answer;
  });
  function close(): Promise<void> {
    closed = true;
    return end(child);
  }
  return { answering, ask, modules, restart, close };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGTERM');
  await once(child, 'exit');
}
