import type { Database } from '#gateway/database/database.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Keys } from '#gateway/secrets/keys.ts';

/** What values for the examples are made from. */
export type ExampleValueParts = {
  readonly db: Database;
  readonly keys: Keys;
  readonly clock: Clock;
  readonly services: Pick<
    Services,
    | 'sessions'
    | 'orders'
    | 'flights'
    | 'flightStatus'
    | 'dateChanges'
    | 'refunds'
    | 'airlineChanges'
  >;
};
