import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanFile } from './clean-file.ts';
import {
  chunk,
  exif,
  jpeg,
  jpegSegment,
  PNG_SIGNATURE,
  pdf,
  pdfStream,
  png,
  webp,
  webpPart,
} from './files.test-support.ts';

const SCRIPT = '<script>alert(1)</script>';
const ZIP = Buffer.concat([
  Buffer.from('PK\x03\x04'),
  Buffer.alloc(30),
  Buffer.from('PK\x05\x06'),
  Buffer.alloc(18),
]);
const action = (name: string) => `<< /Type /Action /S /${name} /JS (app.alert(1)) >>`;

describe('a file that is what it seems to be', () => {
  test.each([
    ['image/jpeg', jpeg()],
    ['image/png', png()],
    ['image/webp', webp()],
    ['application/pdf', pdf(pdfStream('BT (Medical certificate) Tj ET'))],
  ])('is taken: %s', async (mediaType, file) => {
    const clean = await cleanFile(file);
    expect(clean?.mediaType).toBe(mediaType);
    expect((await cleanFile(clean?.content ?? Buffer.of()))?.content).toEqual(clean?.content);
  });

  test.each([
    ['where a camera was', jpeg({ extra: [exif(6, 'at home in Shanghai')] }), 'Shanghai'],
    [
      'what a program wrote',
      jpeg({ extra: [jpegSegment(0xfe, Buffer.from('Shanghai'))] }),
      'Shanghai',
    ],
    ['texts of a PNG', png({ extra: chunk('tEXt', Buffer.from('Place\0Shanghai')) }), 'Shanghai'],
    ['metadata of a WebP', webp({ extra: webpPart('XMP ', Buffer.from('Shanghai')) }), 'Shanghai'],
    ['what follows a JPEG', jpeg({ end: ZIP }), 'PK\x05\x06'],
    ['a page behind a JPEG', jpeg({ end: Buffer.from(SCRIPT) }), 'script'],
    ['what follows a PNG', png({ end: Buffer.from(SCRIPT) }), 'script'],
    ['a script in a text of a PNG', png({ extra: chunk('iTXt', Buffer.from(SCRIPT)) }), 'script'],
    ['what follows a WebP', webp({ end: ZIP }), 'PK\x05\x06'],
  ])('is stored without %s', async (_what, file, text) => {
    expect(file.toString('latin1')).toContain(text);
    const clean = await cleanFile(file);
    expect(clean).not.toBeNull();
    expect(clean?.content.toString('latin1')).not.toContain(text);
  });

  test('keeps the way a picture is turned', async () => {
    const upright = await cleanFile(jpeg());
    const turned = await cleanFile(jpeg({ extra: [exif(6, '')] }));
    expect(turned?.content.length).toBeGreaterThan(upright?.content.length ?? 0);
    expect(turned?.content.toString('latin1')).toContain('Exif');
    expect((await cleanFile(jpeg({ extra: [exif(99, '')] })))?.content).toEqual(upright?.content);
  });
});

const headOf = (file: Buffer) => Buffer.concat([file.subarray(0, 12), Buffer.from(SCRIPT)]);
const BROKEN_CHECKSUM = png();
BROKEN_CHECKSUM.writeUInt8(1, 20);

const HOSTILE: readonly (readonly [string, Buffer])[] = [
  ['nothing', Buffer.of()],
  ['one byte', Buffer.of(0xff)],
  ['a page', Buffer.from(`<!doctype html>${SCRIPT}`)],
  ['an SVG', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
  ['a GIF', Buffer.from('GIF89a/*')],
  ['an archive', ZIP],
  ['a program', Buffer.from('MZ\x90\0')],
  ['a shell script', Buffer.from('#!/bin/sh\nrm -rf /')],
  ...[jpeg(), png(), webp(), pdf()].map(
    (file, index) =>
      [`the first bytes of a file of kind ${index} before a script`, headOf(file)] as const,
  ),
  ...[jpeg(), png(), webp(), pdf()].flatMap((file, kind) =>
    [0.2, 0.5, 0.9].map(
      (share) =>
        [
          `${share} of a file of kind ${kind}`,
          file.subarray(0, Math.floor(file.length * share)),
        ] as const,
    ),
  ),
  ['a PNG whose checksum is wrong', BROKEN_CHECKSUM],
  ['a PNG with fewer pixels than it says', png({ pixels: Buffer.alloc(9) })],
  ['a PNG with more pixels than it says', png({ pixels: Buffer.alloc(100_000) })],
  ['a PNG that unpacks to 200 MB', png({ data: deflateSync(Buffer.alloc(200 * 1024 * 1024)) })],
  ['a PNG of a billion pixels', png({ width: 65_000, height: 65_000, pixels: Buffer.alloc(9) })],
  ['a PNG of no pixels', png({ width: 0 })],
  [
    'a PNG with something behind its pixels',
    png({ data: Buffer.concat([deflateSync(Buffer.alloc(72)), ZIP]) }),
  ],
  ['a PNG with an unknown critical chunk', png({ extra: chunk('EVIL', ZIP) })],
  ['a PNG without an end', png().subarray(0, -12)],
  ['a PNG of two heads', Buffer.concat([PNG_SIGNATURE, png().subarray(8, 33), png().subarray(8)])],
  ['a JPEG of four billion pixels', jpeg({ width: 65_535, height: 65_535 })],
  ['a JPEG of no pixels', jpeg({ width: 0 })],
  [
    'a JPEG with a thousand scans',
    Buffer.concat([
      jpeg().subarray(0, -2),
      ...Array(1000).fill(jpegSegment(0xda, Buffer.of(1, 1, 0, 0, 63, 0))),
      Buffer.of(0xff, 0xd9),
    ]),
  ],
  ['a JPEG with a script in its tables', jpeg({ extra: [jpegSegment(0xdb, Buffer.from(SCRIPT))] })],
  ['a JPEG with an archive in its tables', jpeg({ extra: [jpegSegment(0xdb, ZIP)] })],
  ['a JPEG with a document in its tables', jpeg({ extra: [jpegSegment(0xdb, pdf())] })],
  [
    'a JPEG with code of a server in its tables',
    jpeg({ extra: [jpegSegment(0xc4, Buffer.from('<?php system(1);'))] }),
  ],
  ['a WebP of 268 million pixels', webp({ width: 16_384, height: 16_384 })],
  ['a WebP that moves', webp({ extra: webpPart('ANIM', Buffer.alloc(6)) })],
  ['a WebP of two pictures', webp({ extra: webpPart('VP8L', Buffer.alloc(16)) })],
  ['a WebP longer than its file', webp().subarray(0, -1)],
  ...['JavaScript', 'Launch', 'SubmitForm', 'ImportData', 'GoToE', 'GoToR', 'Rendition'].map(
    (name) => [`a PDF that does ${name}`, pdf(action(name))] as const,
  ),
  ...['RichMedia', 'EmbeddedFile', 'Movie', 'Sound'].map(
    (name) => [`a PDF with ${name}`, pdf(`<< /Type /${name} >>`)] as const,
  ),
  ['a PDF whose script is spelt in figures', pdf(action('J#61vaScr#69pt').replace('/JS', '/#4aS'))],
  ['a PDF with a form that runs', pdf('<< /XFA 5 0 R >>')],
  [
    'a PDF with a script among packed objects',
    pdf(pdfStream(action('JavaScript'), '/Type /ObjStm /N 1')),
  ],
  [
    'a PDF with packed objects under another name',
    pdf(pdfStream(action('JavaScript'), '/Type /#4fbjStm')),
  ],
  ['a PDF with a script in any stream', pdf(pdfStream(action('JavaScript')))],
  [
    'a PDF with objects packed twice',
    pdf(
      pdfStream(
        deflateSync(action('JavaScript')),
        '/Type /ObjStm /Filter [/FlateDecode /FlateDecode]',
      ),
    ),
  ],
  [
    'a PDF with objects written as text',
    pdf('<< /Type /ObjStm /Filter /ASCIIHexDecode >>\nstream\n2f4a53>\nendstream'),
  ],
  [
    'a PDF whose comment hides a stream',
    pdf(`% >> stream\n<< >> ${pdfStream(action('JavaScript'))}`),
  ],
  [
    'a PDF whose stream begins after a space',
    pdf(pdfStream(action('JavaScript')).replace('stream\n', 'stream \n')),
  ],
  [
    'a PDF that unpacks to a gigabyte',
    pdf(
      Array(3)
        .fill(pdfStream(Buffer.alloc(100 * 1024 * 1024)))
        .join('\n'),
    ),
  ],
  ['a PDF that is locked', pdf('<< /Encrypt 9 0 R >>')],
  ['a PDF with a page before it', pdf('<< >>', { before: `<html>${SCRIPT}` })],
  ['a PDF with a page in it', pdf(`(${SCRIPT})`)],
  ['a PDF with an archive behind it', pdf('<< >>', { after: ZIP.toString('latin1') })],
  ['a PDF with an archive in it', pdf(`(${ZIP.toString('latin1')})`)],
  ['a PDF that has no objects', Buffer.from('%PDF-1.7\nstartxref\n9\n%%EOF')],
  ['a PDF whose table is elsewhere', pdf().subarray(0, -30)],
  [
    'a PDF of another version',
    Buffer.from(pdf().toString('latin1').replace('1.7', '9.9'), 'latin1'),
  ],
];

describe('a hostile file', () => {
  test.each(HOSTILE)('is not stored: %s', async (_what, file) => {
    expect(await cleanFile(file)).toBeNull();
  });

  test('of any bytes behind the signature of a kind is not stored', async () => {
    const starts = [jpeg(), png(), webp(), pdf()].map((file) => file.subarray(0, 12));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...starts),
        fc.uint8Array({ maxLength: 300 }),
        async (start, rest) => {
          expect(await cleanFile(Buffer.concat([start, rest]))).toBeNull();
        },
      ),
      { numRuns: 200 },
    );
  });

  test('of which any byte was changed is stored as the kind it was, or not at all, and never throws', async () => {
    const files = [jpeg(), png(), webp(), pdf(pdfStream('BT ET'))];
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...files), fc.nat(), fc.nat(255), async (file, at, byte) => {
        const changed = Buffer.from(file);
        changed[at % file.length] = byte;
        const clean = await cleanFile(changed);
        if (clean) expect(clean.content.length).toBeLessThanOrEqual(changed.length);
      }),
      { numRuns: 300 },
    );
  });

  test.each([
    ['names', Buffer.from('%PDF-1.7\n'.padEnd(5_000_000, '<</stream\n'))],
    ['streams', Buffer.from(`%PDF-1.7\n${'stream\nx\x9c'.repeat(500_000)}`, 'latin1')],
    [
      'tags',
      Buffer.concat([
        jpeg().subarray(0, -2),
        Buffer.from('<svg '.repeat(900_000)),
        Buffer.of(0xff, 0xd9),
      ]),
    ],
  ])('of five megabytes of %s is judged in time', async (_what, file) => {
    const began = performance.now();
    await cleanFile(file);
    expect(performance.now() - began).toBeLessThan(4_000);
  });
});
