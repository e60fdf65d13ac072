import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '#gateway/database/tables.ts';

/**
 * The condition under which the flight order of a seat was cancelled: its seats went with it. The
 * order is read by its key; for `exists` within `or` the database may read all cancelled orders
 * first.
 */
function ofCancelledOrder(): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'chosen_seats'>();
  const state = eb
    .selectFrom('orders as ordered_with')
    .select('ordered_with.state')
    .whereRef('ordered_with.id', '=', 'chosen_seats.order_id');
  return eb(state, '=', 'CANCELLED');
}

/**
 * The condition under which a seat is its passenger's: sold, or held and not past its time, whether
 * or not a job has recorded that.
 */
export function liveAt(now: Date): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'chosen_seats'>();
  return eb.or([
    eb('chosen_seats.state', '=', 'CONFIRMED'),
    eb.and([
      eb('chosen_seats.state', '=', 'HELD'),
      eb('chosen_seats.held_until', '>', now),
      eb.not(ofCancelledOrder()),
    ]),
  ]);
}
