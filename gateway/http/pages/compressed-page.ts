import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { chooseEncoding, type Encoding } from '#gateway/http/compression.ts';
import type { PageHeaders } from './page-headers.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

/**
 * A document that is the same for everyone: compressed once for all requests, and not sent again to
 * a browser that has it.
 */
export type CompressedPage = {
  /**
   * @param headers of the request: which encodings its browser accepts, and which version it has
   */
  answer(headers: Headers): Promise<Response>;
};

const SCRIPT = /<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/g;
/** Files are the site's own, and data are not run. */
const NOT_INLINE = /\ssrc=|type="application\/(ld\+)?json"/;

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g;

const hashOf = (text: string): string =>
  `sha256-${createHash('sha256').update(text).digest('base64')}`;

function inlineHashes(html: string): string[] {
  const scripts = [...html.matchAll(SCRIPT)].map(({ groups }) => groups ?? {});
  const inline = scripts.filter(({ attributes = '' }) => !NOT_INLINE.test(attributes));
  const styles = [...html.matchAll(STYLE)].map(([, text = '']) => text);
  return [...new Set([...inline.map(({ text = '' }) => text), ...styles].map(hashOf))];
}

/**
 * A document without nonces, and its headers. Each answer has another nonce. Where the page is the
 * same for all visitors, its inline scripts and styles are allowed by their hashes instead, so that
 * it can be compressed ahead and cached by browsers.
 */
export function documentForAll(rendered: string, { slot, policy, cacheControl }: PageHeaders) {
  const html = rendered.replaceAll(` nonce="${slot}"`, '');
  const headers = {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy': policy(inlineHashes(html)),
    'cache-control': cacheControl,
    vary: 'accept-encoding',
  };
  return { html, headers };
}

/** @param rendered the page as it was rendered, with the placeholder for a nonce */
export function compressPage(rendered: string, traits: PageHeaders): CompressedPage {
  const { html, headers: common } = documentForAll(rendered, traits);
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  const bytesFor = (encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> => {
    const known = packed.get(encoding) ?? pack(html, encoding);
    packed.set(encoding, known);
    return known;
  };
  return {
    async answer(asked) {
      const encoding = chooseEncoding(asked.get('accept-encoding') ?? '');
      const etag = `"${tag}${encoding ? `-${encoding}` : ''}"`;
      const headers = { ...common, etag };
      if (asked.get('if-none-match')?.includes(etag))
        return new Response(null, { status: 304, headers });
      if (!encoding) return new Response(html, { headers });
      return new Response(await bytesFor(encoding), {
        headers: { ...headers, 'content-encoding': encoding },
      });
    },
  };
}

/** Once for all requests, so it may take some milliseconds, beside the event loop. */
async function pack(html: string, encoding: Encoding): Promise<Uint8Array<ArrayBuffer>> {
  const bytes =
    encoding === 'br'
      ? await packBrotli(html, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: 9,
            [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
          },
        })
      : await packGzip(html);
  return new Uint8Array(bytes);
}
