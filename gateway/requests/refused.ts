/** Why a command is not carried out. Thrown to roll back what was begun; its idempotency key stays free. */
export class Refused<Code extends string> extends Error {
  override readonly name = 'Refused';
  readonly code: Code;

  constructor(code: Code) {
    super(`refused: ${code}`);
    this.code = code;
  }
}

/**
 * The code of what a command threw. The caller names the codes that its command has.
 * @throws the fault itself when it is no refusal
 */
export const refusalIn = <Code extends string>(fault: unknown): Code => {
  if (fault instanceof Refused) return fault.code as Code;
  throw fault;
};
