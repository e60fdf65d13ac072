import { perOrderCache } from '#gateway/modules/orders/per-order-cache.ts';
import { AIRLINE } from '#gateway/sessions/actor-or-airline.ts';
import { chainOf } from './chain.repository.ts';
import { loadDateChangesOf } from './date-changes.repository.ts';

/** The chain in which an order that was read stands. */
export const chainOfRead = perOrderCache((db, { id }) => chainOf(db, id));

/** The changes of an order that a viewer was shown, as they are stored; the latest first. */
export const dateChangesOfRead = perOrderCache((db, { id }, now) =>
  loadDateChangesOf(db, id, AIRLINE, now),
);
