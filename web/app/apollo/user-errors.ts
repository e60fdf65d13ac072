/** One of the `userErrors` of a payload, as screens select it. */
export interface UserError<TCode extends string = string> {
  readonly code: TCode;
  /** From the outermost field of `input` in; empty when it concerns the whole. */
  readonly path: readonly string[];
  /**
   * The id in the gateway's log, where it is a fault and no refusal: what a traveller can quote to
   * customer service.
   */
  readonly reference?: string | null;
}
