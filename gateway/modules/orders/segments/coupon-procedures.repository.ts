import { anyOf, type Database } from '#gateway/database/database.ts';
import type { Procedure, ProcedureSource } from '#gateway/modules/orders/order-dependencies.ts';
import { procedureKey } from './procedures.ts';

const underWay = (db: Database, orderIds: readonly string[]) =>
  db
    .selectFrom('coupons')
    .innerJoin('tickets', 'tickets.id', 'coupons.ticket_id')
    .select(['tickets.passenger_id', 'coupons.segment_index', 'coupons.procedure'])
    .where('coupons.order_id', '=', anyOf(orderIds))
    .where('coupons.procedure', 'is not', null)
    .execute();

/** What is under way with coupons, as it stands in them. */
export const couponProcedures: ProcedureSource = async (db, orderIds) => {
  if (orderIds.length === 0) return new Map();
  return new Map(
    (await underWay(db, orderIds)).map(({ passenger_id, segment_index, procedure }) => [
      procedureKey(passenger_id, segment_index),
      procedure as Procedure,
    ]),
  );
};
