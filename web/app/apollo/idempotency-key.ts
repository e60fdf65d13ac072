const BYTES = 16;

/**
 * A key for one submission, made when its button is shown: sent twice, it is done once. It needs no
 * secure context, unlike `crypto.randomUUID`. Browser only.
 */
export const newIdempotencyKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
