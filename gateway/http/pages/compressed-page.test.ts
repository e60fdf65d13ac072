import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressPage } from './compressed-page.ts';

const DRAWN = [
  '<style data-style-names="a" nonce="SLOT">.css-a{color:red}</style>',
  '<script nonce="SLOT">first()</script>',
  '<script nonce="SLOT" type="module" async="">\nimport "/a.js";\n</script>',
  '<script nonce="SLOT" src="/b.js"></script>',
  '<script type="application/ld+json" nonce="SLOT">{"@type":"Airline"}</script>',
  `<p>${'玉蘭 '.repeat(500)}</p>`,
].join('');
const page = compressPage(DRAWN, {
  slot: 'SLOT',
  policy: (hashes) => hashes.join(' '),
  cacheControl: 'public, no-cache',
});
const answer = (headers: Record<string, string> = {}) => page.answer(new Headers(headers));
const html = DRAWN.replaceAll(' nonce="SLOT"', '');

it('inline scripts and styles are allowed by their hashes and bear no nonce; files and data need neither', async () => {
  const plain = await answer();
  const hash = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;
  expect(plain.headers.get('content-security-policy')).toBe(
    ['first()', '\nimport "/a.js";\n', '.css-a{color:red}'].map(hash).join(' '),
  );
  expect(await plain.text()).toBe(html);
});

it('it travels as the browser can unpack it', async () => {
  const bytes = async (encoding: string) =>
    Buffer.from(await (await answer({ 'accept-encoding': encoding })).arrayBuffer());
  expect(brotliDecompressSync(await bytes('gzip, br')).toString()).toBe(html);
  expect(gunzipSync(await bytes('gzip')).toString()).toBe(html);
  expect((await bytes('identity')).toString()).toBe(html);
  const packed = await answer({ 'accept-encoding': 'br' });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(packed.headers.get('vary')).toBe('accept-encoding');
});

it('an unchanged page is answered with 304; each compression has an ETag of its own', async () => {
  const first = await answer({ 'accept-encoding': 'br' });
  const etag = first.headers.get('etag') ?? '';
  const again = await answer({ 'accept-encoding': 'br', 'if-none-match': `"old", ${etag}` });
  expect([again.status, await again.text()]).toEqual([304, '']);
  expect((await answer({ 'accept-encoding': 'gzip', 'if-none-match': etag })).status).toBe(200);
});

it('another text is another version', async () => {
  const other = compressPage(`${DRAWN}.`, { slot: 'SLOT', policy: () => '', cacheControl: '' });
  const etags = [await answer(), await other.answer(new Headers())].map((one) =>
    one.headers.get('etag'),
  );
  expect(etags[0]).not.toBe(etags[1]);
});
