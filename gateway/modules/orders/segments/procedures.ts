import type { Database } from '#gateway/database/database.ts';
import type { Procedure, ProcedureSource } from '#gateway/modules/orders/order-dependencies.ts';
import { type OrderQuestion, perOrderCache } from '#gateway/modules/orders/per-order-cache.ts';
import type { PassengerSegmentView } from './passenger-segment-view.ts';

/** Procedures by passenger on a segment. */
export type Procedures = ReadonlyMap<string, Procedure>;

/** The key of one passenger on one segment. */
export const procedureKey = (passengerId: string, segmentIndex: number): string =>
  `${passengerId}.${segmentIndex}`;

/** What every source knows of some orders. */
export async function proceduresOf(
  sources: readonly ProcedureSource[],
  db: Database,
  orderIds: readonly string[],
  now: Date,
): Promise<Procedures> {
  const found = new Map<string, Procedure>();
  for (const source of sources)
    for (const [key, procedure] of await source(db, orderIds, now)) found.set(key, procedure);
  return found;
}

/** The same of an order that was read: some stand in its coupons, others the sources know. */
export const proceduresOfRead = (others: readonly ProcedureSource[]): OrderQuestion<Procedures> =>
  perOrderCache(async (db, { id, tickets }, now) => {
    const inCoupons = tickets.flatMap(({ passengerId, coupons }) =>
      coupons.flatMap(({ segmentIndex, procedure }): [string, Procedure][] =>
        procedure ? [[procedureKey(passengerId, segmentIndex), procedure]] : [],
      ),
    );
    return new Map([...inCoupons, ...(await proceduresOf(others, db, [id], now))]);
  });

/** The procedure of one passenger on one segment; null when there is none. */
export const procedureIn = (
  procedures: Procedures,
  { passenger, segment }: PassengerSegmentView,
): Procedure | null => procedures.get(procedureKey(passenger.id, segment.index)) ?? null;
