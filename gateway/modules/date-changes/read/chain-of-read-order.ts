import { perOrderCache } from '#gateway/modules/orders/per-order-cache.ts';
import { chainOf } from './chain.repository.ts';

/** The chain in which an order that was read stands. */
export const chainOfRead = perOrderCache((db, { id }) => chainOf(db, id));
