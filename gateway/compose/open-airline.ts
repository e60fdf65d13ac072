import type { Database } from '#gateway/database/database.ts';
import type { AirlineSystems } from '#gateway/ports/airline-systems.ts';

/**
 * Opens the airline's systems: simulated ones, in production too. Those of a real airline take their place here, and only
 * here; nothing of the simulated airline is then loaded outside demo mode.
 */
export async function openAirline(db: Database): Promise<AirlineSystems> {
  const { simulatedAirline } = await import('#gateway/simulated/simulated-airline.ts');
  return simulatedAirline(db);
}
