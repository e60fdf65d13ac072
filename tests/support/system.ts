import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Environment, startedMode } from '#gateway/environment.ts';
import { bundledGateway } from '#gateway/site/bundle-gateway.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const COMPILED = path.join(ROOT, '.cache/compiled');
const PATIENCE_MILLISECONDS = 60_000;

/**
 * A whole Magnolia of its own, as `npm start` runs it: gateway, database, payment sandbox, site.
 */
export interface System {
  readonly url: string;
  readonly process: ChildProcess;
  /** The folder of database, payment sandbox and secret. */
  readonly dataDirectory: string;
  /** What it has printed so far, for the message of a failed test. */
  output(): string;
  /** Ends it, drained. */
  stop(): Promise<void>;
  /** Ends it as a power cut would (kill -9), and waits until it is gone. */
  kill(): Promise<void>;
}

export interface SystemOptions {
  /**
   * Stores its data here and leaves them behind; without it, in a temporary folder that is removed.
   */
  dataDirectory?: string;
  environment?: Record<string, string>;
  port?: number;
  /** What is run instead of the whole of it, for example `tests/support/gateway-alone.ts`. */
  entry?: string;
  /** The folder of a built copy of the sources that is run instead of these. */
  root?: string;
}

/**
 * The bundle that `npm start` runs, where it is made from the present sources; else the sources.
 */
export const servingEntry = (mode: Environment['mode'] = 'demo'): string =>
  bundledGateway(mode) ?? 'gateway/app/serve.ts';

const entryOf = ({ root, environment }: SystemOptions) =>
  root ? 'gateway/app/commands/start.ts' : servingEntry(startedMode(environment));

/** A port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}

const ATTEMPTS = 3;

/**
 * Starts the production build in demo mode and waits until it is ready; at another port, where one
 * was taken meanwhile.
 */
export async function startSystem(options: SystemOptions = {}): Promise<System> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await startAt(options.port ?? (await freePort()), options);
    } catch (fault) {
      const isTaken = String(fault).includes('PortTaken') && options.port === undefined;
      if (!isTaken || attempt === ATTEMPTS) throw fault;
    }
  }
}

async function startAt(port: number, options: SystemOptions): Promise<System> {
  const dataDirectory =
    options.dataDirectory ?? mkdtempSync(path.join(tmpdir(), 'magnolia-journey-'));
  const child = spawn(process.execPath, [options.entry ?? entryOf(options)], {
    cwd: options.root ?? ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      MODE: 'demo',
      PORT: String(port),
      DATA_DIR: dataDirectory,
      LOG_LEVEL: 'warn',
      // Many systems are started in a run: each next one has the modules compiled.
      NODE_COMPILE_CACHE: COMPILED,
      // A test's many buyers come from one address, and some of them order all day long.
      OPEN_ORDERS_PER_SESSION: '0',
      OPEN_ORDERS_PER_ADDRESS: '0',
      OPEN_SEATS_PER_FLIGHT_AND_ADDRESS: '0',
      ORDERS_PER_ADDRESS_AND_HOUR: '0',
      ...options.environment,
    },
  });
  let output = '';
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString('utf8')).slice(-20_000);
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
    if (!options.dataDirectory && signal === 'SIGTERM')
      rmSync(dataDirectory, { recursive: true, force: true });
  };
  const system: System = {
    url: `http://localhost:${port}`,
    process: child,
    dataDirectory,
    output: () => output,
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  };
  await waitUntilReady(system);
  return system;
}

async function waitUntilReady({ url, process: child, output }: System): Promise<void> {
  const giveUpAt = Date.now() + PATIENCE_MILLISECONDS;
  while (Date.now() < giveUpAt) {
    if (child.exitCode !== null || child.signalCode !== null) break;
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await sleep(100);
  }
  child.kill('SIGKILL');
  throw new Error(`The system did not become ready.\n${output()}`);
}
