import { LIMITS } from '#schema/codes/base/limits.ts';
import {
  FILE_PURPOSES,
  type FilePurpose,
  type UploadMediaType,
} from '#schema/codes/orders/uploads.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/** First bytes of the kinds of files that are taken; null stands for any byte. */
const SIGNATURES: Readonly<Record<UploadMediaType, readonly (number | null)[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [0x52, 0x49, 0x46, 0x46, null, null, null, null, 0x57, 0x45, 0x42, 0x50],
  'application/pdf': [0x25, 0x50, 0x44, 0x46, 0x2d],
};

/**
 * The kind of a file by its first bytes, whatever its name says; null for kinds that are not taken
 * (RULES 8.14).
 */
export const mediaTypeOf = (start: Uint8Array): UploadMediaType | null =>
  (Object.keys(SIGNATURES) as UploadMediaType[]).find((type) =>
    SIGNATURES[type].every((byte, index) => byte === null || start[index] === byte),
  ) ?? null;

export type FileProblem = Extract<
  RuleCode,
  'FILE_EMPTY' | 'FILE_TOO_LARGE' | 'FILE_FORMAT' | 'TOO_MANY_FILES'
>;

/**
 * Why a file is not stored; null when it is (RULES 8.14, 8.22 and 8.23). `bytes` is its size,
 * `unused` how many files of the same browser or member no request uses yet.
 */
export function fileProblem(
  purpose: FilePurpose,
  file: { readonly bytes: number; readonly mediaType: UploadMediaType | null },
  unused: number,
): FileProblem | null {
  if (unused >= LIMITS.unusedUploads) return 'TOO_MANY_FILES';
  if (file.bytes === 0) return 'FILE_EMPTY';
  const { bytes, mediaTypes } = FILE_PURPOSES[purpose];
  if (file.bytes > bytes) return 'FILE_TOO_LARGE';
  return mediaTypes.some((type) => type === file.mediaType) ? null : 'FILE_FORMAT';
}

/** Why a request does not take so many files; null when it does. */
export const fileCountProblem = (
  purpose: FilePurpose,
  count: number,
): Extract<RuleCode, 'TOO_MANY_FILES'> | null =>
  count > FILE_PURPOSES[purpose].files ? 'TOO_MANY_FILES' : null;
