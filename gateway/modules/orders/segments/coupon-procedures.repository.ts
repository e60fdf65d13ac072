import type { Procedure, ProcedureSource } from '#gateway/modules/orders/order-sources.ts';
import { procedureKey } from './procedures.ts';

/** What is under way with coupons, as it stands in them. */
export const couponProcedures: ProcedureSource = async (db, orderIds) => {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('coupons')
    .innerJoin('tickets', 'tickets.id', 'coupons.ticket_id')
    .select(['tickets.passenger_id', 'coupons.segment_index', 'coupons.procedure'])
    .where('coupons.order_id', 'in', [...orderIds])
    .where('coupons.procedure', 'is not', null)
    .execute();
  return new Map(
    rows.map(({ passenger_id, segment_index, procedure }) => [
      procedureKey(passenger_id, segment_index),
      procedure as Procedure,
    ]),
  );
};
