/** A service that answers a part of the contract in place of this gateway. */
export type Takeover = {
  readonly name: string;
  /** Fields as `Type.field`, whole types as `Type`. */
  readonly takes: readonly string[];
};

/** Every such service; there is none so far. */
export const takenOver = (): readonly Takeover[] => [];
