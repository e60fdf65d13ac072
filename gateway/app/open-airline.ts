import type { Database } from '#gateway/database/database.ts';
import type { Environment } from '#gateway/environment.ts';
import type { AirlineSystems } from '#gateway/ports/airline-systems.ts';
import { httpOperations } from '#gateway/ports/operations/http.operations.ts';
import { httpRefundOffice } from '#gateway/ports/refund-office/http.refund-office.ts';

/**
 * The airlines that `AIRLINE` names. Outside the demo this is the one place that knows the
 * simulated one; a real airline is a further line here, and nothing of the simulated airline is
 * then loaded outside demo mode.
 */
const AIRLINES: Readonly<
  Record<Environment['airline'], (db: Database) => Promise<AirlineSystems>>
> = {
  simulated: async (db) => {
    const { simulatedAirline } = await import('#gateway/simulated/simulated-airline.ts');
    return simulatedAirline(db);
  },
};

/**
 * Opens the systems of the airline; those that have an address of their own take the place of its
 * others.
 */
export async function openAirline(
  {
    airline,
    operations,
    refundOffice,
  }: Pick<Environment, 'airline' | 'operations' | 'refundOffice'>,
  db: Database,
): Promise<AirlineSystems> {
  const systems = await AIRLINES[airline](db);
  return {
    ...systems,
    ...(operations ? { operations: httpOperations(operations, systems.schedule) } : {}),
    ...(refundOffice ? { refundOffice: httpRefundOffice(refundOffice) } : {}),
  };
}
