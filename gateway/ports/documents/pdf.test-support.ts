import { inflateSync } from 'node:zlib';
import { extractText, getDocumentProxy } from 'unpdf';

/** The text of a PDF as copied by a user, page by page, with single spaces. */
export async function textOf(pdf: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(pdf.slice()));
  return text.map((page) => page.replace(/\s+/g, ' '));
}

/** The streams of a PDF, inflated where they are deflated. */
function streamsOf(pdf: Uint8Array): Buffer[] {
  const file = Buffer.from(pdf);
  const streams: Buffer[] = [];
  for (let at = file.indexOf('stream\n'); at >= 0; at = file.indexOf('stream\n', at + 1)) {
    if (file.subarray(at - 3, at).toString() === 'end') continue;
    const content = file.subarray(at + 7, file.indexOf('endstream', at));
    try {
      streams.push(inflateSync(content));
    } catch {
      streams.push(content);
    }
  }
  return streams;
}

/** The tables of a TrueType font, as views of its bytes. */
export const tablesOf = (font: Buffer): Map<string, Buffer> =>
  new Map(
    Array.from({ length: font.readUInt16BE(4) }, (_, index) => {
      const entry = 12 + index * 16;
      const start = font.readUInt32BE(entry + 8);
      const table = font.subarray(start, start + font.readUInt32BE(entry + 12));
      return [font.toString('latin1', entry, entry + 4), table];
    }),
  );

const isTrueType = (stream: Buffer): boolean =>
  stream.length > 12 && [0x00010000, 0x74727565].includes(stream.readUInt32BE(0));

/** The fonts inside a PDF. */
export const fontsIn = (pdf: Uint8Array): Buffer[] => streamsOf(pdf).filter(isTrueType);

/**
 * How many glyphs a TrueType font has, and how many have an outline (loca says how long each is).
 * Text can be copied from a PDF although its letters are blank, so this is what shows whether the
 * text is visible.
 */
export function outlinesOf(font: Buffer): { glyphs: number; drawn: number } {
  const tables = tablesOf(font);
  const long = tables.get('head')!.readInt16BE(50) === 1;
  const loca = tables.get('loca')!;
  const glyphs = tables.get('maxp')!.readUInt16BE(4);
  const offset = (glyph: number) =>
    long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2);
  const drawn = Array.from({ length: glyphs }, (_, glyph) => offset(glyph + 1) > offset(glyph));
  return { glyphs, drawn: drawn.filter(Boolean).length };
}

/** The names of the fonts that a PDF embeds, without the six letters that mark a subset. */
export function fontNamesIn(pdf: Uint8Array): string[] {
  const names = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/FontName \/(?:[A-Z]{6}\+)?([\w-]+)/g);
  return [...new Set([...names].map(([, name = '']) => name))];
}
