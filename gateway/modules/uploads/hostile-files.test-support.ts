import { deflateSync } from 'node:zlib';
import {
  chunk,
  exif,
  jpeg,
  jpegSegment,
  pdf,
  pdfStream,
  png,
  webp,
  webpPart,
} from './content/files.test-support.ts';

/**
 * A file as someone who means harm sends it. `smuggled` stands somewhere in it, and must be in
 * nothing that is stored.
 */
export type HostileFile = {
  readonly what: string;
  readonly name: string;
  readonly content: Buffer;
  readonly smuggled: string;
};

/** What is smuggled. Each has a mark by which it is found again. */
const PAYLOADS: Readonly<Record<string, string>> = {
  'a script': '<script>alert("smuggled")</script>',
  'a page': '<!doctype html><html><body onload=smuggled()>',
  'an SVG': '<svg xmlns="http://www.w3.org/2000/svg" onload="smuggled()"/>',
  'code of a server': '<?php system("smuggled"); ?>',
  'an archive': `PK\x03\x04${'\0'.repeat(26)}smuggled.exePK\x05\x06${'\0'.repeat(18)}`,
  'a script for a shell': '#!/bin/sh\n# smuggled\nrm -rf /',
  'a document': pdf('(smuggled) << /S /JavaScript /JS (app.alert(1)) >>').toString('latin1'),
};

/** Where in files that are taken something can be hidden. */
const PLACES: Readonly<Record<string, (text: string) => Buffer>> = {
  'behind a JPEG': (text) => jpeg({ end: Buffer.from(text, 'latin1') }),
  'in a comment of a JPEG': (text) =>
    jpeg({ extra: [jpegSegment(0xfe, Buffer.from(text, 'latin1'))] }),
  'in the camera’s words of a JPEG': (text) => jpeg({ extra: [exif(1, text)] }),
  'in a profile of a JPEG': (text) =>
    jpeg({ extra: [jpegSegment(0xe2, Buffer.from(`ICC_PROFILE\0${text}`, 'latin1'))] }),
  'behind a PNG': (text) => png({ end: Buffer.from(text, 'latin1') }),
  'in a text of a PNG': (text) =>
    png({ extra: chunk('tEXt', Buffer.from(`Comment\0${text}`, 'latin1')) }),
  'in a packed text of a PNG': (text) =>
    png({
      extra: chunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), deflateSync(text)])),
    }),
  'in an unknown chunk of a PNG': (text) =>
    png({ extra: chunk('eVIl', Buffer.from(text, 'latin1')) }),
  'behind a WebP': (text) => webp({ end: Buffer.from(text, 'latin1') }),
  'in the words of a WebP': (text) =>
    webp({ extra: webpPart('XMP ', Buffer.from(text, 'latin1')) }),
  'in an unknown part of a WebP': (text) =>
    webp({ extra: webpPart('EVIL', Buffer.from(text, 'latin1')) }),
  'before a PDF': (text) => pdf('<< >>', { before: text }),
  'behind a PDF': (text) => pdf('<< >>', { after: `${text}\n` }),
  'before the bytes of a PNG': (text) => Buffer.concat([Buffer.from(text, 'latin1'), png()]),
  'before the bytes of a JPEG': (text) => Buffer.concat([Buffer.from(text, 'latin1'), jpeg()]),
  'with nothing around it': (text) => Buffer.from(text, 'latin1'),
};

/** Names that lead elsewhere, or say another kind. */
const NAMES = [
  '../../../../etc/cron.d/proof.png',
  '..\\..\\windows\\system32\\proof.jpg',
  '/dev/null',
  'proof.png\0.html',
  'proof.html',
  'proof.svg',
  'proof.php.png',
  'proof\r\nContent-Type: text/html\r\n\r\n<script>.pdf',
  '\u202Egnp.exe',
  '<img src=x onerror=alert(1)>.webp',
  "proof.png'; filename=evil.html",
  '.htaccess',
  'con.png',
  '%2e%2e%2fproof.pdf',
] as const;

const ACTIONS = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'RichMedia',
  'EmbeddedFile',
  'Movie',
  'Sound',
];
const nameOf = (at: number): string => NAMES[at % NAMES.length] ?? '';

/** Scripts in PDFs: as they are, packed once, packed twice, and spelt in figures. */
const scripts = (): Omit<HostileFile, 'name'>[] =>
  ACTIONS.flatMap((action) => {
    const object = `<< /Type /Action /S /${action} /Type /${action} /JS (smuggled) >>`;
    const spelt = object.replace(/\/(.)(?=[A-Za-z]+ \/JS)/, (_, letter: string) => {
      return `/#${letter.charCodeAt(0).toString(16)}`;
    });
    const forms: readonly (readonly [string, string])[] = [
      ['as it is', object],
      ['spelt in figures', spelt],
      ['in a stream', pdfStream(object)],
      ['among packed objects', pdfStream(object, '/Type /ObjStm /N 1')],
    ];
    return forms.map(([how, text]) => ({
      what: `a PDF that does ${action}, ${how}`,
      content: pdf(text),
      smuggled: 'JS (smuggled)',
    }));
  });

/** Files that unpack to more than they seem, and pictures larger than any screen. */
function bombs(): Omit<HostileFile, 'name'>[] {
  const zeros = (megabytes: number) => Buffer.alloc(megabytes * 1024 * 1024);
  const packed = deflateSync(zeros(64));
  const sizes = [10_001, 20_000, 40_000, 65_500];
  return [
    ...sizes.flatMap((size) => [
      {
        what: `a PNG of ${size} pixels a side`,
        content: png({ width: size, height: size, data: packed }),
      },
      { what: `a JPEG of ${size} pixels a side`, content: jpeg({ width: size, height: size }) },
    ]),
    { what: 'a PNG that unpacks to 64 MB', content: png({ data: packed }) },
    { what: 'a WebP of 268 million pixels', content: webp({ width: 16_384, height: 16_384 }) },
  ].map((file) => ({ ...file, smuggled: file.content.subarray(-64).toString('latin1') }));
}

/** Contents of one kind under the first bytes of another one. */
function wrongMagic(): Omit<HostileFile, 'name'>[] {
  const kinds = { JPEG: jpeg(), PNG: png(), WebP: webp(), PDF: pdf() };
  const others = {
    ...kinds,
    GIF: Buffer.from('GIF89a'),
    BMP: Buffer.from('BM'),
    TIFF: Buffer.from('II*\0'),
    HEIC: Buffer.from('\0\0\0\x18ftypheic'),
    program: Buffer.from('MZ\x90\0'),
  };
  return Object.entries(others).flatMap(([first, head]) =>
    Object.entries(kinds)
      .filter(([then]) => then !== first)
      .map(([then, body]) => ({
        what: `a ${then} that begins as a ${first}`,
        content: Buffer.concat([head.subarray(0, 12), body.subarray(12), Buffer.from('smuggled')]),
        smuggled: 'smuggled',
      })),
  );
}

/**
 * Every one of them: places × payloads, scripts, bombs and wrong first bytes, under names that mean
 * harm.
 */
export function hostileFiles(): HostileFile[] {
  const hidden = Object.entries(PLACES).flatMap(([where, hide]) =>
    Object.entries(PAYLOADS).flatMap(([what, text]) => [
      { what: `${what} ${where}`, content: hide(text), smuggled: 'smuggled' },
      { what: `${what} twice ${where}`, content: hide(text + text), smuggled: 'smuggled' },
    ]),
  );
  return [...hidden, ...scripts(), ...bombs(), ...wrongMagic()].map((file, at) => ({
    ...file,
    name: nameOf(at),
  }));
}
