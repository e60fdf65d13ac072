import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { CLIENT } from '#tests/bench/bytes/built-routes.ts';
import { wireBytes } from '#tests/bench/bytes/wire-bytes.ts';
import { type Load, type Loaded, load } from '#tests/bench/rates/load.ts';
import { startBareServer } from '#tests/bench/rates/start-bare-server.ts';
import type { Row } from '#tests/bench/table.ts';
import { startSystem } from '#tests/support/system.ts';

/**
 * One page of texts in a script with many signs, one with much text, and one that is cached: the
 * front page.
 */
const MEASURED = ['/planeWiFi', '/ja/transportationConditions', '/'];
const HEADERS = { accept: 'text/html', 'accept-encoding': 'br' };

/** What pages that are the same for everyone weigh, and how many a second leave the gateway. */
export async function benchStaticPages(): Promise<{ bytes: Row[]; rates: Row[] }> {
  const folder = mkdtempSync(path.join(tmpdir(), 'magnolia-static-'));
  const system = await startSystem();
  const gateway = { url: system.url, pid: system.process.pid ?? 0 };
  try {
    const bytes: Row[] = [];
    for (const address of await listedAddresses(system.url)) {
      const { length } = await documentAt(system.url + address);
      bytes.push(bytesRow(address, length, dataBytes(address)));
    }
    const rates: Row[] = [];
    for (const address of MEASURED) {
      const file = path.join(folder, 'answer');
      writeFileSync(file, await documentAt(system.url + address));
      rates.push(await rateRow(gateway, address, file));
    }
    return { bytes: bytes.toSorted((a, b) => a.name.localeCompare(b.name)), rates };
  } finally {
    await system.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The English addresses of the site map. */
async function listedAddresses(url: string): Promise<string[]> {
  const map = await (await fetch(`${url}/sitemap.xml`)).text();
  const places = [...map.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place = '']) => new URL(place));
  return places.map(({ pathname }) => pathname).filter((one) => !/^\/(zh-hk|ja)(\/|$)/.test(one));
}

/** The document as it travels to a browser, packed. @throws when the answer is none */
async function documentAt(address: string): Promise<Buffer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(address, { headers: HEADERS }, resolve).once('error', reject);
  });
  if (response.statusCode !== 200 || response.headers['content-encoding'] !== 'br')
    throw new Error(`${address} answers ${response.statusCode}, not packed as asked`);
  return buffer(response);
}

/**
 * What a user coming from another page of the site gets instead of the document; null where it is
 * not prerendered.
 */
function dataBytes(address: string): number | null {
  const file = path.join(CLIENT, `${address}.data`);
  return existsSync(file) ? wireBytes(file) : null;
}

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

const bytesRow = (name: string, document: number, data: number | null): Row => ({
  name,
  value: `HTML ${kilobytes(document)} kB`,
  note: data === null ? 'asks the gateway' : `.data ${kilobytes(data)} kB`,
});

/** The bare server answers before and after, in the same run. */
async function rateRow(gateway: Loaded, address: string, file: string): Promise<Row> {
  const bare = await startBareServer({ file, contentType: 'text/html; charset=utf-8' });
  const ask = [{ path: address, headers: HEADERS }];
  try {
    const before = await load(bare, ask);
    const measured = await load(gateway, ask);
    const after = await load(bare, ask);
    const mean = (of: (one: Load) => number) => (of(before) + of(after)) / 2;
    const ratio = measured.rate / mean(({ rate }) => rate);
    const cpu = measured.cpuMilliseconds / mean(({ cpuMilliseconds }) => cpuMilliseconds);
    return {
      name: address,
      value: `${ratio.toFixed(3)} × bare node:http`,
      ratio: { value: ratio, better: 'MORE' },
      note: `CPU ${measured.cpuMilliseconds.toFixed(2)} ms = ${cpu.toFixed(1)} × bare; ${Math.round(measured.rate).toLocaleString('en')}/s, p50 ${measured.p50} ms, p99 ${measured.p99} ms`,
    };
  } finally {
    bare.stop();
  }
}
