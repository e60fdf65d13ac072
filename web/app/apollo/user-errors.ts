/** One of the `userErrors` of a payload, as screens select it. */
export interface UserError<TCode extends string = string> {
  readonly code: TCode;
  /** From the outermost field of `input` in; empty when it concerns the whole. */
  readonly path: readonly string[];
}

/** The codes that a payload's `userErrors` can have: `UserErrorCode<CreateOrderMutation['createOrder']>`. */
export type UserErrorCode<TPayload extends { userErrors: readonly UserError[] }> =
  TPayload['userErrors'][number]['code'];

/** The id of the text that belongs to a code; it is in every catalogue. */
export const messageIdOf = <TCode extends string>(code: TCode): `code.${TCode}` => `code.${code}`;

/** Splits errors into those of fields, by the path as forms name fields (`passengers.0.firstName`), and those of the whole. */
export function byField<TCode extends string>(errors: readonly UserError<TCode>[]) {
  const fields = new Map<string, TCode>();
  const whole: TCode[] = [];
  for (const { code, path } of errors) {
    const field = path.join('.');
    if (field === '') whole.push(code);
    else if (!fields.has(field)) fields.set(field, code);
  }
  return { fields, whole };
}
