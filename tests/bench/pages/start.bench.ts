import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { killDatabase } from '#tests/bench/crash/power-cut.ts';
import { startBareServer } from '#tests/bench/mix/start-bare-server.ts';
import type { Row } from '#tests/bench/table.ts';
import { type System, startSystem } from '#tests/support/system.ts';
import { memoryOf, residentMegabytes } from './resource-use.ts';

/**
 * Time from `node gateway/app/serve.ts` to a ready answer, three ways, and the memory held then and
 * after some pages.
 */
export async function benchStart(): Promise<Row[]> {
  const bare = await startBareServer();
  const bareMegabytes = residentMegabytes(bare.pid);
  bare.stop();
  const directory = mkdtempSync(path.join(tmpdir(), 'magnolia-start-'));
  const rows: Row[] = [];
  const start = async (name: string, note: string): Promise<System> => {
    const begun = performance.now();
    const system = await startSystem({ dataDirectory: directory });
    const seconds = (performance.now() - begun) / 1000;
    const ratio = (seconds * 1000) / bare.startMilliseconds;
    rows.push({
      name,
      value: `${seconds.toFixed(2)} s`,
      ratio: { value: ratio, better: 'LESS' },
      note: `${ratio.toFixed(1)} × bare; ${note}`,
    });
    return system;
  };
  let system = await start('cold start', 'new database, migrated, with the demo’s orders');
  try {
    await system.stop();
    system = await start('warm start', 'after a clean stop');
    killDatabase(directory);
    await system.kill();
    system = await start('start after kill -9', 'of gateway and database');
    rows.push(memoryRow('memory, idle', system, directory, bareMegabytes));
    for (let visit = 0; visit < 200; visit += 1) await (await fetch(system.url)).text();
    rows.push(memoryRow('memory, after 200 pages', system, directory, bareMegabytes));
  } finally {
    await system.stop();
    rmSync(directory, { recursive: true, force: true });
  }
  return rows;
}

function memoryRow(name: string, system: System, directory: string, bare: number): Row {
  const memory = memoryOf(system.process.pid ?? 0, directory);
  const ratio = memory.gateway / bare;
  const parts = [
    `${ratio.toFixed(1)} × bare (RSS of the gateway)`,
    `payment sandbox ${memory.sandbox.toFixed(0)}`,
    `drawing of documents ${memory.drawing.toFixed(0)}`,
    `PostgreSQL ${memory.databaseShare.toFixed(0)} of its own`,
    `${memory.database.toFixed(0)} RSS added up over ${memory.databaseProcesses} processes`,
  ];
  return {
    name,
    value: `${memory.gateway.toFixed(0)} MB`,
    ratio: { value: ratio, better: 'LESS' },
    note: parts.join(', '),
  };
}
