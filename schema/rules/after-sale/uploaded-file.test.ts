import { expect, it } from 'vitest';
import { fileCountProblem, fileProblem, mediaTypeOf } from './uploaded-file.ts';

const text = (content: string) => new TextEncoder().encode(content);
const MEGABYTES_5 = 5 * 1024 * 1024;
const pdf = { bytes: 1000, mediaType: 'application/pdf' } as const;

it.each([
  [Uint8Array.of(0xff, 0xd8, 0xff, 0xe0), 'image/jpeg'],
  [Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a), 'image/png'],
  [text('RIFF1234WEBPVP8 '), 'image/webp'],
  [text('%PDF-1.7'), 'application/pdf'],
  [text('RIFF1234WAVE'), null],
  [text('<script>'), null],
  [text('%PD'), null],
  [new Uint8Array(), null],
])('a file is known by its content: %s is %s', (start, type) => {
  expect(mediaTypeOf(start)).toBe(type);
});

it('a file has content, at most 5 MB, and a kind that its purpose takes', () => {
  expect(fileProblem('REFUND_PROOF', pdf, 0)).toBeNull();
  expect(fileProblem('REFUND_PROOF', { ...pdf, bytes: 0 }, 0)).toBe('FILE_EMPTY');
  expect(fileProblem('REFUND_PROOF', { ...pdf, bytes: MEGABYTES_5 }, 0)).toBeNull();
  expect(fileProblem('REFUND_PROOF', { ...pdf, bytes: MEGABYTES_5 + 1 }, 0)).toBe('FILE_TOO_LARGE');
  expect(fileProblem('IDENTITY_DOCUMENT', pdf, 0)).toBe('FILE_FORMAT');
  expect(fileProblem('REFUND_PROOF', { ...pdf, mediaType: null }, 0)).toBe('FILE_FORMAT');
});

it('few files wait to be used, and a request takes few', () => {
  expect(fileProblem('REFUND_PROOF', pdf, 9)).toBeNull();
  expect(fileProblem('REFUND_PROOF', pdf, 10)).toBe('TOO_MANY_FILES');
  expect(fileCountProblem('REFUND_PROOF', 5)).toBeNull();
  expect(fileCountProblem('REFUND_PROOF', 6)).toBe('TOO_MANY_FILES');
  expect(fileCountProblem('IDENTITY_DOCUMENT', 3)).toBe('TOO_MANY_FILES');
});
