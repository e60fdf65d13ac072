import { once } from 'node:events';
import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { abortRender } from './abort-render.server.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function rendering(client = new AbortController()) {
  const render = {
    signal: client.signal,
    milliseconds: 1_000,
    stream: new PassThrough(),
    abort: vi.fn(),
  };
  abortRender(render);
  return { client, ...render };
}

it('a render ends when its client leaves, and holds no timer', async () => {
  const { client, stream, abort } = rendering();
  client.abort();
  expect(abort).toHaveBeenCalledWith(client.signal.reason);
  await once(stream, 'close');
  expect(vi.getTimerCount()).toBe(0);
});

it('a render whose client has left does not begin', () => {
  const client = new AbortController();
  client.abort();
  const { stream, abort } = rendering(client);
  expect(abort).toHaveBeenCalled();
  expect(stream.destroyed).toBe(true);
});

it('what is late is given up, and what is there is sent', () => {
  const { stream, abort } = rendering();
  vi.advanceTimersByTime(1_000);
  expect(abort).toHaveBeenCalledOnce();
  expect(stream.destroyed).toBe(false);
});

it('a complete page is not ended again', async () => {
  const { client, stream, abort } = rendering();
  stream.resume().end('<p>');
  await once(stream, 'close');
  expect(vi.getTimerCount()).toBe(0);
  client.abort();
  expect(abort).not.toHaveBeenCalled();
});
