import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { httpRequest } from './http-request.ts';

let server: Server;
let calls = 0;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function against(answer: (call: number, response: ServerResponse) => void) {
  calls = 0;
  server = createServer((_, response) => answer(++calls, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiSecret: 'secret',
    timeoutMilliseconds: 200,
    retryPauses: [5, 5],
  };
}
const call = { method: 'GET', path: '/', idempotent: true } as const;

describe('a call to the provider', () => {
  it('is repeated after an outage', async () => {
    const options = await against((n, response) =>
      n < 3 ? response.writeHead(503).end() : response.end('{"ok":true}'),
    );
    expect(await httpRequest(options, call)).toEqual({ ok: true });
  });

  it('gives up in the end, with a code that says "later"', async () => {
    const options = await against((_, response) => response.writeHead(502).end());
    await expect(httpRequest(options, call)).rejects.toMatchObject({
      code: 'UNAVAILABLE',
      retryable: true,
    });
    expect(calls).toBe(3);
  });

  it('is not repeated where doing it twice would harm', async () => {
    const options = await against((_, response) => response.writeHead(503).end());
    await expect(httpRequest(options, { ...call, idempotent: false })).rejects.toThrow();
    expect(calls).toBe(1);
  });

  it('is not repeated when it was understood and refused', async () => {
    const options = await against((_, response) =>
      response.writeHead(400).end('{"error":{"code":"INVALID","message":""}}'),
    );
    await expect(httpRequest(options, call)).rejects.toMatchObject({
      code: 'REJECTED',
      retryable: false,
    });
    expect(calls).toBe(1);
  });

  it('does not wait for ever', async () => {
    const options = await against(() => undefined);
    await expect(httpRequest({ ...options, retryPauses: [] }, call)).rejects.toMatchObject({
      code: 'TIMEOUT',
    });
  });

  it('says so when the answer is no JSON', async () => {
    const options = await against((_, response) => response.end('<html>'));
    await expect(httpRequest(options, call)).rejects.toMatchObject({ code: 'MALFORMED_ANSWER' });
  });
});
