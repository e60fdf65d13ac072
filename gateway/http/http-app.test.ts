import { brotliDecompressSync, createBrotliDecompress } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from '#gateway/environment.ts';
import { html, httpAppWith } from './http-app.test-support.ts';

describe('compression', () => {
  const long = '<p>'.repeat(1_000);
  const brotli = { headers: { 'accept-encoding': 'gzip, br' } };

  it('packs what the browser takes packed', async () => {
    const { front } = httpAppWith(async () => html(long));
    const response = await front.request('/', brotli);
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(brotliDecompressSync(Buffer.from(await response.arrayBuffer())).toString()).toBe(long);
    expect((await front.request('/')).headers.get('content-encoding')).toBeNull();
  });

  it('tells caches once that an answer comes in several encodings, also where it is not compressed', async () => {
    const varies = async (vary: Record<string, string>) => {
      const { front } = httpAppWith(async () => html(long, vary));
      return (await front.request('/')).headers.get('vary');
    };
    expect(await varies({})).toBe('accept-encoding');
    expect(await varies({ vary: 'accept-encoding' })).toBe('accept-encoding');
  });

  it('compresses an answer whose length is known in one go, and leaves a short one as it is', async () => {
    const sized = (text: string) => ({ 'content-length': String(text.length) });
    const ofPage = async (text: string) => {
      const { front } = httpAppWith(async () => html(text, sized(text)));
      return front.request('/', brotli);
    };
    const [whole, short] = [await ofPage(long), await ofPage('<p>')];
    expect(whole.headers.get('content-encoding')).toBe('br');
    expect(whole.headers.get('content-length')).toBeNull();
    expect(brotliDecompressSync(Buffer.from(await whole.arrayBuffer())).toString()).toBe(long);
    expect(short.headers.get('content-encoding')).toBeNull();
    expect(await short.text()).toBe('<p>');
  });

  it('says of an answer that is not sent how it would be chosen, and not how long it would be', async () => {
    const length = { 'content-length': String(long.length) };
    const { front } = httpAppWith(async () => html(long, length));
    const lengthOf = async (init: RequestInit) => {
      const { headers } = await front.request('/', { method: 'HEAD', ...init });
      expect(headers.get('vary')).toBe('accept-encoding');
      return headers.get('content-length');
    };
    expect(await lengthOf(brotli)).toBeNull();
    expect(await lengthOf({})).toBe(String(long.length));
  });

  it('hands over the first part of a page before the last one is there', async () => {
    let finish = () => {};
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        controller.enqueue(Buffer.from('<h1>first</h1>'));
        finish = () => {
          controller.enqueue(Buffer.from('<p>last</p>'));
          controller.close();
        };
      },
    });
    const { front } = httpAppWith(async () => html(body));
    const response = await front.request('/', brotli);
    const unpacking = createBrotliDecompress();
    const reader = response.body?.getReader();
    const first = await reader?.read();
    unpacking.write(first?.value);
    const [text] = await Promise.all([
      new Promise<string>((resolve) => unpacking.once('data', (data) => resolve(String(data)))),
    ]);
    expect(text).toBe('<h1>first</h1>');
    finish();
    await reader?.cancel();
  });
});

describe('GraphQL', () => {
  const post = (bytes: number, headers: Record<string, string> = {}) => ({
    method: 'POST',
    body: 'a'.repeat(bytes),
    headers: { 'content-type': 'application/json', ...headers },
  });

  it('takes bodies up to 64 KiB, and more only for files', async () => {
    const { front } = httpAppWith(async () => html(''));
    const statusOf = async (init: RequestInit) => (await front.request('/graphql', init)).status;
    expect(await statusOf(post(64 * 1024))).toBe(200);
    expect(await statusOf(post(64 * 1024 + 1))).toBe(413);
    const declared = (bytes: number) => ({ 'content-length': String(bytes) });
    expect(await statusOf(post(64 * 1024, declared(64 * 1024)))).toBe(200);
    expect(await statusOf(post(64 * 1024 + 1, declared(64 * 1024 + 1)))).toBe(413);
    const chunked = { ...declared(1), 'transfer-encoding': 'chunked' };
    expect(await statusOf(post(64 * 1024 + 1, chunked))).toBe(413);
    const form = { 'content-type': 'multipart/form-data; boundary=x' };
    expect(await statusOf(post(128 * 1024, form))).toBe(200);
  });
});

describe('what only the operator may see', () => {
  it('metrics need their token', async () => {
    const METRICS_TOKEN = 't'.repeat(16);
    const secret = { SECRET: 's'.repeat(32), METRICS_TOKEN };
    const { front } = httpAppWith(async () => html(''), { environment: readEnvironment(secret) });
    await front.request('/');
    expect((await front.request('/metrics')).status).toBe(404);
    const allowed = await front.request('/metrics', {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    expect(await allowed.text()).toMatch(/http_request_duration_seconds_count.*area="page"/);
  });

  it('metrics without a token are for this machine, and not for those whom its proxy sends', async () => {
    const { front } = httpAppWith(async () => html(''));
    const local = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    const forwarded = { headers: { 'x-forwarded-for': '203.0.113.9' } };
    expect((await front.request('/metrics', {}, local)).status).toBe(200);
    expect((await front.request('/metrics', forwarded, local)).status).toBe(404);
  });

  it('metrics of a production need their token, also on this machine', async () => {
    const demo = readEnvironment({ SECRET: 's'.repeat(32) });
    const environment = { ...demo, mode: 'production' as const };
    const { front } = httpAppWith(async () => html(''), { environment });
    const local = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };
    expect((await front.request('/metrics', {}, local)).status).toBe(404);
  });

  it('a gateway that is not ready says so to the load balancer and goes on living', async () => {
    const { front } = httpAppWith(async () => html(''), { health: { ready: async () => false } });
    expect((await front.request('/readyz')).status).toBe(503);
    expect((await front.request('/healthz')).status).toBe(200);
  });

  it('a gateway says which release it is, and what it expects of the database', async () => {
    const health = { ready: async () => true, migration: '0890-job-runners' };
    const { front } = httpAppWith(async () => html(''), { health });
    expect(await (await front.request('/readyz')).json()).toEqual({
      status: 'ready',
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      migration: '0890-job-runners',
    });
  });
});
