import { LIMITS } from '#schema/codes/base/limits.ts';
import type { UploadMediaType } from '#schema/codes/orders/uploads.ts';

const ENDINGS: Readonly<Record<UploadMediaType, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
  'application/pdf': 'pdf',
};
const LONGEST = LIMITS.text.fileName;

/**
 * The name of a file for display: without path, control and direction characters, with the ending
 * of its content. Never used to store or to find anything.
 */
export function shownFileName(name: string, mediaType: UploadMediaType): string {
  const last = name.split(/[/\\]/).at(-1) ?? '';
  const plain = last
    .slice(-4 * LONGEST)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>:"|?*%]/gu, '')
    .replace(/\.[^.]*$/u, '')
    .replace(/^[.\s]+|[.\s]+$/gu, '');
  const ending = `.${ENDINGS[mediaType]}`;
  const letters = [...plain].slice(0, LONGEST - ending.length).join('');
  return `${letters || 'file'}${ending}`;
}
