import type { PayableKind } from './payable.ts';

/** A kind of payable of which there is none: what is not sold yet, or not at this desk. */
export const notSold: PayableKind = {
  find: async () => null,
  lock: async () => null,
  show: async () => null,
  description: async () => [],
  returnUrl: () => '',
};
