import type { ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, describe, expect, it } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import { type Listening, listen, makeServer, PortTaken } from './listen.ts';

const open: Listening[] = [];
afterEach(() => Promise.all(open.splice(0).map(({ drain }) => drain(0))));
async function start(
  listener: Parameters<typeof listen>[1],
  times: Parameters<typeof makeServer>[0] = {},
) {
  const listening = await listen(makeServer(times), listener, { port: 0, host: '127.0.0.1' });
  open.push(listening);
  return listening;
}

describe('the HTTP server', () => {
  it('finishes what is under way before it goes, and takes nothing new', async () => {
    const begun = Promise.withResolvers<ServerResponse>();
    const { port, drain } = await start((_request, response) => begun.resolve(response));
    const answer = fetch(`http://127.0.0.1:${port}/`).then((response) => response.text());
    const response = await begun.promise;
    const drained = drain(60_000);
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow();
    response.end('done');
    await drained;
    expect(await answer).toBe('done');
  });

  it('goes on answering while it leaves, each answer the last on its connection', async () => {
    const { port, leave } = await start((_request, response) => response.end('here'));
    const connectionOf = async () =>
      (await fetch(`http://127.0.0.1:${port}/`)).headers.get('connection');
    expect(await connectionOf()).toBe('keep-alive');
    let left = false;
    const leaving = leave(300).then(() => {
      left = true;
    });
    expect(await connectionOf()).toBe('close');
    expect(left).toBe(false);
    await leaving;
    expect(await connectionOf()).toBe('close');
  });

  it('lets go of who hangs on, when its patience is over', async () => {
    const { port, drain } = await start(() => {});
    const hanging = fetch(`http://127.0.0.1:${port}/`);
    const failed = expect(hanging).rejects.toThrow();
    await drain(100);
    await failed;
  });

  it('lets go at once of a connection on which nothing was asked, and answers one that asks meanwhile', async () => {
    const { port, drain, server } = await start((_request, response) => response.end('here'));
    let accepted = 0;
    server.on('connection', () => {
      accepted += 1;
    });
    const [silent, late] = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')];
    await eventually(() => expect(accepted).toBe(2));
    const draining = drain(60_000);
    late.write('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    expect(await text(late)).toContain('here');
    await draining;
    expect(await text(silent)).toBe('');
  }, 10_000);

  it('lets go of a client that never finishes its headers', async () => {
    const { port } = await start((_request, response) => response.end(), {
      headersTimeout: 200,
      connectionsCheckingInterval: 50,
    });
    const client = connect(port, '127.0.0.1');
    client.write('GET / HTTP/1.1\r\nHost: x\r\n');
    expect(await text(client)).toContain('408 Request Timeout');
  });

  it('says which port is taken', async () => {
    const { port } = await start(() => {});
    const second = listen(makeServer(), () => {}, { port, host: '127.0.0.1' });
    await expect(second).rejects.toThrow(PortTaken);
    await expect(second).rejects.toThrow(`${port}`);
  });
});
