import { sql } from 'kysely';
import type { Database } from '#gateway/database/database.ts';
import type { ProcedureSource } from '#gateway/modules/orders/order-dependencies.ts';
import { procedureKey } from '#gateway/modules/orders/segments/procedures.ts';

const waiting = async (db: Database, orderIds: readonly string[], now: Date) =>
  (
    await sql<{ passengerId: string; segmentIndex: number }>`
    select quote ->> 'passengerId' as "passengerId", order_segments.index as "segmentIndex"
    from date_changes
      cross join jsonb_array_elements(date_changes.quotes) as quote
      join order_segments on order_segments.order_id = date_changes.order_id
    where date_changes.order_id = any(${orderIds}::uuid[])
      and date_changes.state = 'PENDING_PAYMENT'
      and date_changes.payment_due_at > ${now}`.execute(db)
  ).rows;

/**
 * Every segment of those who change while a change waits for its payment: their tickets are
 * reissued as a whole.
 */
export const dateChangeProcedures: ProcedureSource = async (db, orderIds, now) =>
  new Map(
    (await waiting(db, orderIds, now)).map(({ passengerId, segmentIndex }) => [
      procedureKey(passengerId, segmentIndex),
      'DATE_CHANGE',
    ]),
  );
