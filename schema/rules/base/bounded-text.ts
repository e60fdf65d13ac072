import { LIMITS } from '#schema/codes/base/limits.ts';

/**
 * Whether a text, as typed, is too long to be looked at. A normal form drops spaces, hyphens and
 * marks, so the typed text may be a few times longer than what is kept of it.
 * @param limit what is kept of it at most, in characters
 */
export const isOverlong = (text: string, limit: number): boolean =>
  text.length > limit * LIMITS.typedPerCharacter;

/**
 * A typed text in one of Unicode's normal forms; empty when it is overlong. The only place that
 * normalises: bringing a run of combining marks into order takes time by the square of its length,
 * so the length is looked at first.
 * @param limit what is kept of the text at most, in characters
 */
export const boundedText = (
  text: string,
  limit: number,
  form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD',
): string => (isOverlong(text, limit) ? '' : text.normalize(form));
