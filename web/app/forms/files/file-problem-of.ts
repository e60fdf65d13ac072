import type { FilePurpose } from '#schema/codes/orders/uploads.ts';
import {
  type FileProblem,
  fileProblem,
  mediaTypeOf,
} from '#schema/rules/after-sale/uploaded-file.ts';

/** How many bytes at the start of a file tell its type. */
const SIGNATURE_BYTES = 16;

/**
 * What the gateway would refuse a file for, found before it is sent; null when nothing is wrong.
 */
export async function fileProblemOf(file: File, purpose: FilePurpose): Promise<FileProblem | null> {
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  return fileProblem(purpose, { bytes: file.size, mediaType: mediaTypeOf(start) }, 0);
}
