import type { PayableKind } from './payable.ts';

/** A desk that sells no seats. */
export const noSeatOrders = (): PayableKind => ({
  find: async () => null,
  lock: async () => null,
  show: async () => null,
  description: async () => [],
  returnUrl: () => '',
  settle: async () => 'DEAD',
});
