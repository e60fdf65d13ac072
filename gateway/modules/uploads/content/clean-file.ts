import type { UploadMediaType } from '#schema/codes/orders/uploads.ts';
import { mediaTypeOf } from '#schema/rules/after-sale/uploaded-file.ts';
import { cleanJpeg } from './jpeg.ts';
import { harmlessPdf } from './pdf.ts';
import { cleanPng } from './png.ts';
import { cleanWebp } from './webp.ts';

/** A file as it is stored: its kind by content, and its content without what does not show. */
export type CleanFile = { readonly mediaType: UploadMediaType; readonly content: Buffer };

const CLEANERS: Readonly<
  Record<UploadMediaType, (file: Buffer) => Buffer | null | Promise<Buffer | null>>
> = {
  'image/jpeg': cleanJpeg,
  'image/png': cleanPng,
  'image/webp': cleanWebp,
  'application/pdf': harmlessPdf,
};

/**
 * What makes a browser or an archiver take a file for another kind. Each is too long to be found in
 * a picture by chance.
 */
const ANOTHER_KIND = [
  /<script[\s/>]/i,
  /<\?php/i,
  /<!doctype/i,
  /<html[\s>]/i,
  /<svg\s[^>]{0,200}(?:xmlns|onload)/i,
];

const isArchive = (text: string): boolean =>
  text.includes('PK\x03\x04') && text.includes('PK\x05\x06');

function isAnotherKindToo(content: Buffer, mediaType: UploadMediaType): boolean {
  const text = content.toString('latin1');
  const document = mediaType !== 'application/pdf' && text.includes('%PDF-');
  return document || isArchive(text) || ANOTHER_KIND.some((kind) => kind.test(text));
}

/**
 * Looks into a file, whatever its name says, and writes it again where its kind allows
 * (RULES 8.14).
 * @returns null for a file that is none of the kinds that are taken, is broken, or is another kind
 *   as well
 */
export async function cleanFile(file: Buffer): Promise<CleanFile | null> {
  const mediaType = mediaTypeOf(file);
  const content = mediaType && (await CLEANERS[mediaType](file));
  if (!mediaType || !content || isAnotherKindToo(content, mediaType)) return null;
  return { mediaType, content };
}
