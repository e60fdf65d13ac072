import type { Database } from '#gateway/database/database.ts';
import type { AirlineChangeDependencies } from '#gateway/modules/airline-changes/airline-change-dependencies.ts';
import { recordChange } from '#gateway/modules/airline-changes/detect/find-changes.service.ts';
import { airlineChangesOf } from '#gateway/modules/airline-changes/read/airline-changes.repository.ts';
import type { Order } from '#gateway/modules/orders/order.model.ts';
import { carrySeats } from '#gateway/modules/seats/carry/carry-seats.service.ts';
import { seatMoves } from '#gateway/modules/seats/carry/seat-moves.ts';
import type { SeatDependencies } from '#gateway/modules/seats/seat-dependencies.ts';
import { randomIds } from '#gateway/ports/ids.ts';
import { createSimulatedDepartureControl } from '#gateway/simulated/departure-control/simulated-departure-control.ts';
import { irregularitiesOf } from '#gateway/simulated/operations/irregularities.repository.ts';
import { createSimulatedOperations } from '#gateway/simulated/operations/simulated-operations.ts';
import { siteAddresses } from '#gateway/site/site-addresses.ts';

/** What changes by the airline are recorded with. */
export type AirlineChangeMakings = Pick<
  AirlineChangeDependencies,
  'db' | 'timetable' | 'seatsLeft' | 'inventory' | 'orders'
> &
  Pick<SeatDependencies, 'aircraft' | 'flights'> & { readonly now: () => Date };

const operationsOver = (db: Database, timetable: AirlineChangeDependencies['timetable']) =>
  createSimulatedOperations({ timetable, irregularitiesOf: (of) => irregularitiesOf(db, of) });

const departureControl = createSimulatedDepartureControl();

/** No payment goes back: none of the seats that scenarios choose has cost anything. */
const payments = {} as SeatDependencies['payments'];

/**
 * Records in an order what was set to go wrong with the flights of its first bound, and takes its
 * seats along. A sweep may have done so a moment before.
 */
export async function recordAirlineChange(
  { now, ...makings }: AirlineChangeMakings,
  { id: orderId }: Order,
): Promise<void> {
  const sources: AirlineChangeDependencies = {
    ...makings,
    ids: randomIds,
    operations: operationsOver(makings.db, makings.timetable),
    seats: {
      carryOvers: (within, onward, when) =>
        seatMoves(within, { ...makings, departureControl }, onward, when),
      carry: (trx, moves, into, when) =>
        carrySeats(trx, { ids: randomIds, payments }, moves, into, when),
    },
    checkIns: { end: async () => {} },
    mailer: { send: async () => {}, close: async () => {} },
    addresses: siteAddresses(''),
  };
  const found = await recordChange(sources, { orderId, boundIndex: 0 }, now());
  const isRecorded = found || (await airlineChangesOf(makings.db, [orderId])).has(orderId);
  if (!isRecorded) throw new Error('the airline has changed nothing in this order');
}
