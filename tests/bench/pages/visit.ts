import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { fileOf } from '#tests/bench/bytes/built-routes.ts';
import { wireBytes } from '#tests/bench/bytes/wire-bytes.ts';

/** What the first answer for a page says about its weight. */
export interface Visit {
  readonly status: number;
  /** Bytes of the document as the gateway packs it for a browser. */
  readonly document: number;
  /** Bytes of the texts that it makes the browser fetch. */
  readonly texts: number;
  /** The document, unpacked. */
  readonly html: string;
}

const UNPACK: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
};

const TEXTS = /<link rel="preload" as="fetch"[^>]*href="(\/assets\/[^"]+\.json)"/g;

/**
 * Requests a page as a browser does at its first visit, follows no redirect and reads all of the
 * answer.
 */
export async function visit(url: string, cookie = ''): Promise<Visit> {
  const headers = { accept: 'text/html', 'accept-encoding': 'br', cookie };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).once('error', reject);
  });
  const sent = await buffer(response);
  const unpack = UNPACK[response.headers['content-encoding'] ?? ''] ?? ((bytes: Buffer) => bytes);
  const html = unpack(sent).toString();
  const texts = new Set([...html.matchAll(TEXTS)].map(([, address]) => address ?? ''));
  return {
    status: response.statusCode ?? 0,
    document: sent.length,
    html,
    texts: [...texts].reduce((total, address) => total + wireBytes(fileOf(address)), 0),
  };
}
