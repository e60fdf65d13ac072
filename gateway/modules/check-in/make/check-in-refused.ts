import type { CheckInFault } from './check-in.input.ts';

/** Thrown to roll back a check-in, so that no passenger is checked in: says what stood in the way, and where. */
export class CheckInRefused extends Error {
  override readonly name = 'CheckInRefused';
  readonly faults: readonly CheckInFault[];

  constructor(...faults: readonly CheckInFault[]) {
    super(`check-in refused: ${faults.map(({ code }) => code).join(', ')}`);
    this.faults = faults;
  }
}
