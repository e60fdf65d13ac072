import type { Database } from '#gateway/database/database.ts';
import type { AirlineChangeSources } from '#gateway/modules/airline-changes/airline-change-sources.ts';
import { recordChange } from '#gateway/modules/airline-changes/detect/record-change.service.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { irregularitiesOf } from '#gateway/simulated/operations/irregularities.repository.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';

/** What changes by the airline are recorded with. */
export type AirlineChangeMakings = Pick<
  AirlineChangeSources,
  'db' | 'timetable' | 'seatsLeft' | 'inventory' | 'orders'
> & { readonly now: () => Date };

const operationsOver = (db: Database, timetable: AirlineChangeSources['timetable']) =>
  createSimulatedOperations({ timetable, irregularitiesOf: (of) => irregularitiesOf(db, of) });

/** Records in an order what was set to go wrong with the flights of its first bound. No seat is chosen in the orders of a builder. */
export const recordAirlineChange = async (
  { now, ...makings }: AirlineChangeMakings,
  { id: orderId }: Order,
): Promise<void> => {
  const sources: AirlineChangeSources = {
    ...makings,
    ids: randomIds,
    operations: operationsOver(makings.db, makings.timetable),
    seats: { carryOvers: async () => [], carry: async (_trx, moves) => [...moves] },
    checkIns: { end: async () => {} },
    mailer: { send: async () => {}, close: async () => {} },
    addresses: siteAddresses(''),
    nowIn: async () => now(),
  };
  const found = await recordChange(sources, { orderId, boundIndex: 0 }, now());
  if (!found) throw new Error('the airline has changed nothing in this order');
};
