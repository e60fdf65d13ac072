import type { Database } from '#gateway/database/database.ts';
import type { Clock } from '#gateway/ports/clock.ts';
import type { Services } from '#gateway/requests/services.ts';
import type { Keys } from '#gateway/secrets/keys.ts';
import type { KnownActor } from '#gateway/sessions/sessions.ts';

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
    | 'extras'
    | 'checkIns'
    | 'frequentPassengers'
    | 'members'
    | 'messages'
    | 'seats'
    | 'uploads'
    | 'verification'
  >;
};

/** The member as whom the browser is signed in. */
export type ExampleMember = KnownActor & { readonly memberId: string };
