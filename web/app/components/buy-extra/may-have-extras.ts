import type { OrderState } from '#web/app/apollo/schema-types.gen.ts';

/** States in which there are flights to buy extras for. */
const TO_BE_FLOWN: ReadonlySet<OrderState> = new Set(['TICKETED', 'PART_REFUNDED']);

/** Whether extras can be bought for an order. */
export const mayHaveExtras = ({ state }: { readonly state: OrderState }): boolean =>
  TO_BE_FLOWN.has(state);
