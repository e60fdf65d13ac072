import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { timesOf } from './load-figures.ts';
import { openLoad } from './open-load.ts';

let close = () => {};
afterEach(() => close());

async function serverThat(answers: RequestListener): Promise<string> {
  const server = createServer(answers);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  close = () => {
    server.close();
    server.closeAllConnections();
  };
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const load = (url: string, { perSecond = 100, seconds = 1, patience = 5_000 } = {}) =>
  openLoad([{ kind: 'page', url, perSecond, requests: [{ path: '/' }] }], seconds, patience);

test('a server that stands still for 300 ms a second is seen in p95 and p99', async () => {
  const url = await serverThat((_request, response) => {
    const stalled = 300 - (performance.now() % 1_000);
    if (stalled <= 0) response.end();
    else setTimeout(() => response.end(), stalled);
  });
  const { p50, p95, p99 } = timesOf(await load(url, { seconds: 3 }));
  expect(p95).toBeGreaterThan(200);
  expect(p99).toBeGreaterThan(260);
  expect(p50).toBeLessThan(p95 / 2);
});

test('requests are sent at their times while none is answered', async () => {
  const arrived: number[] = [];
  const waiting: (() => void)[] = [];
  const url = await serverThat((_request, response) => {
    arrived.push(performance.now());
    waiting.push(() => response.end());
    if (arrived.length > 60) for (const answer of waiting.splice(0)) answer();
  });
  const told = await load(url);
  expect(told.every(({ outcome }) => outcome === 200)).toBe(true);
  expect((arrived[60] ?? 0) - (arrived[0] ?? 0)).toBeGreaterThan(300);
  expect(timesOf(told).longest).toBeGreaterThan(300);
});

test('an answer counts from the time at which it was to be asked for, also when the sender was late', async () => {
  const url = await serverThat((_request, response) => response.end());
  const loading = load(url);
  await new Promise((resolve) => setTimeout(resolve, 100));
  const until = performance.now() + 200;
  while (performance.now() < until);
  const told = await loading;
  const latest = told.toSorted((one, other) => other.late - one.late)[0];
  expect(latest?.late).toBeGreaterThan(150);
  expect(latest?.milliseconds).toBeGreaterThan(latest?.late ?? 0);
});

test('what is refused, broken off or never answered is told as that', async () => {
  let turn = 0;
  const url = await serverThat((request, response) => {
    turn += 1;
    if (turn % 4 === 0) response.writeHead(503).end();
    else if (turn % 4 === 1) request.socket.destroy();
    else if (turn % 4 === 2) response.writeHead(200, { 'content-length': 9 }).write('half');
    else response.end();
  });
  const told = await load(url, { patience: 300 });
  const outcomes = new Set(told.map(({ outcome }) => outcome));
  expect([...outcomes].toSorted()).toEqual([200, 503, 'BROKEN', 'NOT_ANSWERED']);
  for (const { outcome, milliseconds } of told)
    if (outcome === 'NOT_ANSWERED') expect(milliseconds).toBeGreaterThan(250);
});
