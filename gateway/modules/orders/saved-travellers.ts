import type { Database } from '#gateway/database/database.ts';
import type { PassengerInput } from '#gateway/resolvers.gen.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { TravellerDraft } from './passengers/passenger.input.ts';

/**
 * The travellers whom members have saved, as orders need them: read and saved in the transaction
 * that makes the order.
 */
export type SavedTravellers = {
  /**
   * Fills in the numbers of saved documents of the actor; one that is not there stays without a
   * number.
   */
  withNumbers(
    db: Database,
    travellers: readonly PassengerInput[],
    actor: Actor,
  ): Promise<readonly PassengerInput[]>;
  /** Saves those who are marked for it; guests save none. What cannot be saved is left out. */
  save(db: Database, travellers: readonly TravellerDraft[], actor: Actor, now: Date): Promise<void>;
};
