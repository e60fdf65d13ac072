/** Error codes about a proof, which are shown at the code's field. */
const OF_PROOF = new Set(['CODE_WRONG', 'CODE_EXPIRED', 'TOO_MANY_TRIES', 'NOT_A_MEMBER']);

/**
 * Where a refusal belongs in an input whose proof is `field`; the whole when it is not about the
 * proof.
 */
export const codeErrorPath = (code: string, field: readonly string[]): string[] =>
  OF_PROOF.has(code) ? [...field, 'code'] : [];
