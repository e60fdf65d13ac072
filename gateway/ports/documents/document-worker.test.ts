import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { afterAll, expect, it } from 'vitest';
import { childrenOf } from '#tests/bench/crash/power-cut.ts';
import { stopDocumentWorker } from './document-worker.ts';
import { aReceipt } from './documents.test-support.ts';
import { renderReceipt } from './documents.ts';

afterAll(stopDocumentWorker);

const draw = () => renderReceipt(aReceipt('en'), 'en');

it.runIf(process.platform === 'linux')(
  'a drawing process that is killed fails its document, and the next document has another process',
  async () => {
    await stopDocumentWorker();
    const others = new Set(childrenOf(process.pid));
    await draw();
    const [drawing = 0, ...more] = childrenOf(process.pid).filter((pid) => !others.has(pid));
    expect(more).toEqual([]);
    const failing = expect(draw()).rejects.toThrow('the drawing process ended');
    process.kill(drawing, 'SIGKILL');
    await failing;
    expect((await draw()).length).toBeGreaterThan(10_000);
    expect(childrenOf(process.pid)).not.toContain(drawing);
  },
);

/** A gateway that has documents drawn, and says so once they are on their way. */
const GATEWAY = `
  const { aReceipt } = await import('${import.meta.resolve('./documents.test-support.ts')}');
  const { renderReceipt } = await import('${import.meta.resolve('./documents.ts')}');
  const draw = () => renderReceipt(aReceipt('en'), 'en');
  await draw();
  for (let number = 0; number < 3; number += 1) void draw();
  process.stdout.write('drawing');`;

it('a drawing process whose gateway was killed ends without a word', async () => {
  const gateway = spawn(process.execPath, ['--input-type=module', '-e', GATEWAY]);
  const complaints = text(gateway.stderr);
  await once(gateway.stdout, 'data');
  gateway.kill('SIGKILL');
  // the drawing process has it too, and closes it when it ends
  expect(await complaints).toBe('');
}, 60_000);

it('documents that are asked for together are each answered', async () => {
  const drawn = await Promise.all([draw(), draw(), draw()]);
  expect(new Set(drawn.map(({ length }) => length)).size).toBe(1);
});
