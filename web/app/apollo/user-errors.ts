/** One of the `userErrors` of a payload, as screens select it. */
export interface UserError<TCode extends string = string> {
  readonly code: TCode;
  /** From the outermost field of `input` in; empty when it concerns the whole. */
  readonly path: readonly string[];
}
