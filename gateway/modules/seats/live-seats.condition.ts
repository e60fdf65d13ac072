import { type Expression, expressionBuilder, type SqlBool } from 'kysely';
import type { Tables } from '#gateway/database/tables.ts';

/** The condition under which the flight order of a seat was cancelled: its seats went with it. */
const ofCancelledOrder = (): Expression<SqlBool> => {
  const eb = expressionBuilder<Tables, 'chosen_seats'>();
  return eb.exists(
    eb
      .selectFrom('orders as cancelled')
      .select('cancelled.id')
      .whereRef('cancelled.id', '=', 'chosen_seats.order_id')
      .where('cancelled.state', '=', 'CANCELLED'),
  );
};

/** The condition under which a seat is its passenger's: sold, or held and not past its time, whether or not a job has recorded that. */
export const liveAt = (now: Date): Expression<SqlBool> => {
  const eb = expressionBuilder<Tables, 'chosen_seats'>();
  return eb.or([
    eb('chosen_seats.state', '=', 'CONFIRMED'),
    eb.and([
      eb('chosen_seats.state', '=', 'HELD'),
      eb('chosen_seats.held_until', '>', now),
      eb.not(ofCancelledOrder()),
    ]),
  ]);
};
