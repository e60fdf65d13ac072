import type { UserFault } from './user-fault.ts';

/**
 * Everything that stood in the way of a command, each with its place in the input; a code alone is
 * about the whole. Thrown to roll back what was begun; the command's idempotency key stays free.
 */
export class Refused<Code extends string> extends Error {
  override readonly name = 'Refused';
  readonly faults: readonly UserFault<Code>[];

  constructor(...faults: readonly (Code | UserFault<Code>)[]) {
    const placed = faults.map((one) => (typeof one === 'string' ? { code: one, path: [] } : one));
    super(`refused: ${placed.map(({ code }) => code).join(', ')}`);
    this.faults = placed;
  }
}

/** What became of a command: its answer, or why it was refused. */
export type Outcome<Code extends string, Answer> =
  | { readonly answer: Answer; readonly code: null; readonly userErrors: readonly [] }
  | {
      readonly answer: null;
      /** The first of `userErrors`. */
      readonly code: Code;
      readonly userErrors: readonly UserFault<Code>[];
    };

/**
 * Does a command's work and says what became of it. The caller names the codes that its command
 * has; what is no refusal is thrown on.
 */
export async function outcomeOf<Code extends string, Answer>(
  work: () => Promise<Answer>,
): Promise<Outcome<Code, Answer>> {
  try {
    return { answer: await work(), code: null, userErrors: [] };
  } catch (fault) {
    const userErrors = fault instanceof Refused ? (fault.faults as UserFault<Code>[]) : [];
    const [first] = userErrors;
    if (!first) throw fault;
    return { answer: null, code: first.code, userErrors };
  }
}
