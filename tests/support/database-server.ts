import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '#gateway/database/database.ts';
import {
  type EmbeddedServer,
  startEmbeddedServer,
} from '#gateway/database/embedded/embedded-server.ts';
import { migrateOnStart } from '#gateway/database/open-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where a test asks for the run's database server; it is started when first asked for. */
    databaseDeskPort: number;
  }
}

let started: Promise<Started> | null = null;
const desk = createServer((socket: Socket) => {
  started ??= start();
  started.then(
    ({ server }) => socket.end(server.url),
    (fault) => socket.end(`failed: ${fault} ${fault.cause ?? ''}`),
  );
});

/** One PostgreSQL for the whole run, made when the first test asks for it, gone with the run. */
export async function setup(project: TestProject): Promise<void> {
  const port = await new Promise<number>((resolve) => {
    desk.listen(0, '127.0.0.1', () => {
      const address = desk.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  project.provide('databaseDeskPort', port);
}

export async function teardown(): Promise<void> {
  desk.close();
  const { server, directory } = (await started?.catch(() => null)) ?? {};
  await server?.stop();
  if (directory) rmSync(directory, { recursive: true, force: true });
}

type Started = { server: EmbeddedServer; directory: string };

async function start(): Promise<Started> {
  const directory = mkdtempSync(path.join(tmpdir(), 'magnolia-tests-'));
  const server = await startEmbeddedServer(directory, {
    // a database under its own clean-up cannot be dropped by its owner
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      autovacuum: 'off',
      max_connections: '200',
    },
  });
  const template = connect(server.url);
  try {
    await migrateOnStart(template);
  } catch (fault) {
    await server.stop();
    throw fault;
  } finally {
    await template.close();
  }
  return { server, directory };
}
