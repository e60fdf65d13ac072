import { askedOnce } from '#gateway/modules/orders/asked-once.ts';
import { chainOf } from './chain.repository.ts';

/** The chain in which an order that was read stands. */
export const chainOfRead = askedOnce((db, { id }) => chainOf(db, id));
