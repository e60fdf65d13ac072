import type { SelectSeatsFault } from '#gateway/modules/seats/seat-faults.ts';

/** Thrown when seats cannot be chosen, so that nothing of it is: says what stood in the way, and where. */
export class SeatsRefused extends Error {
  override readonly name = 'SeatsRefused';
  readonly faults: readonly SelectSeatsFault[];

  constructor(...faults: readonly SelectSeatsFault[]) {
    super(`seats refused: ${faults.map(({ code }) => code).join(', ')}`);
    this.faults = faults;
  }
}
