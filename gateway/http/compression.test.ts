import { setImmediate as turn } from 'node:timers/promises';
import { brotliDecompressSync, createBrotliDecompress, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { compress } from './compression.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const whole = async (stream: ReadableStream) =>
  Buffer.from(await new Response(stream).arrayBuffer());

async function* parts(...texts: string[]) {
  for (const text of texts) {
    await turn();
    yield bytes(text);
  }
}

it.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)('a body is the same once it is unpacked (%s)', async (encoding, unpack) => {
  const long = Array.from({ length: 400 }, (_, line) =>
    `line ${line} ${Math.random()}\n`.repeat(40),
  );
  const packed = await whole(compress(parts(...long), encoding));
  expect(unpack(packed).toString()).toBe(long.join(''));
  expect(unpack(await whole(compress(parts(), encoding))).toString()).toBe('');
});

it('what is there goes out before the rest is known', async () => {
  const rest = Promise.withResolvers<string>();
  const body = async function* () {
    yield bytes('<header>');
    yield bytes(await rest.promise);
  };
  const reader = compress(body(), 'br').getReader();
  const { value } = await reader.read();
  const unpacking = createBrotliDecompress();
  unpacking.write(value);
  const [first] = (await unpacking[Symbol.asyncIterator]().next()).value.toString().split('>');
  expect(first).toBe('<header');
  rest.resolve('<main>');
  expect((await reader.read()).done).toBe(false);
});

it('a reader that leaves ends the body', async () => {
  let ended = false;
  const body = async function* () {
    try {
      for (;;) yield bytes(`${Math.random()}`.repeat(5_000));
    } finally {
      ended = true;
    }
  };
  const reader = compress(body(), 'br').getReader();
  await reader.read();
  await reader.cancel();
  await eventually(() => expect(ended).toBe(true));
});

it('a body is read no faster than its reader takes it', async () => {
  let read = 0;
  const body = async function* () {
    for (; read < 5_000; read += 1) {
      yield bytes(crypto.randomUUID().repeat(500));
      await turn();
    }
  };
  const reader = compress(body(), 'br').getReader();
  await reader.read();
  for (let turns = 0; turns < 1_000; turns += 1) await turn();
  expect(read).toBeLessThan(500);
  await reader.cancel();
});

it('a body that fails fails, and is not taken for a whole one', async () => {
  const body = async function* () {
    yield bytes('half');
    throw new Error('the rest is lost');
  };
  await expect(whole(compress(body(), 'br'))).rejects.toThrow('the rest is lost');
});
