import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import type { PassengerQuote } from '#gateway/modules/date-changes/date-change.model.ts';

/** A change from which a ticket of an order came, with what it cost the passenger. */
export type StepAlong = {
  readonly number: string;
  readonly at: Date;
  /** The passenger of the order, whatever the id was before. */
  readonly passengerId: string;
  readonly quote: PassengerQuote;
};

/**
 * The changes from which the tickets of an order came, the first one first; one entry for each
 * passenger.
 */
export async function stepsAlong(db: Database, orderId: string): Promise<StepAlong[]> {
  const { rows } = await sql<StepAlong>`
    with recursive line as (
      select id, order_id, passenger_id as own, passenger_id, reissue_of, 0 as step
      from tickets where order_id = ${orderId}
      union all
      select before.id, before.order_id, line.own, before.passenger_id, before.reissue_of, step + 1
      from tickets before join line on before.id = line.reissue_of
    ) select change.number, change.closed_at as at, line.own as "passengerId", part.quote
    from line
      join date_changes change on change.order_id = line.order_id and change.state = 'CONFIRMED'
      cross join lateral jsonb_array_elements(change.quotes) as part (quote)
    where line.step > 0 and part.quote ->> 'passengerId' = line.passenger_id::text
    order by change.closed_at, change.number`.execute(db);
  return rows;
}
