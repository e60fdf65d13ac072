import type { UserFault } from './user-fault.ts';

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
 * Everything that stood in the way of a command, each with its place in the input. Thrown to roll back what was begun; its
 * idempotency key stays free.
 */
export class RefusedWith<Code extends string> extends Error {
  override readonly name = 'RefusedWith';
  readonly faults: readonly UserFault<Code>[];

  constructor(...faults: readonly UserFault<Code>[]) {
    super(`refused: ${faults.map(({ code }) => code).join(', ')}`);
    this.faults = faults;
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

/**
 * The faults of what a command threw. A code without a place of its own is the idempotency key's. The caller names the codes
 * that its command has.
 * @throws the fault itself when it is no refusal
 */
export const refusedFaults = <Code extends string>(fault: unknown): readonly UserFault<Code>[] => {
  if (fault instanceof RefusedWith) return fault.faults as readonly UserFault<Code>[];
  return [{ code: refusalIn<Code>(fault), path: ['idempotencyKey'] }];
};
