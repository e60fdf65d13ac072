import type { CommandRequest } from '#gateway/requests/once.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { FrequentPassenger } from './frequent-passenger.model.ts';

/** A member's saved passengers while no one else changes them. */
export type OpenShelf = {
  /** Those removed lately are among them. */
  readonly list: readonly FrequentPassenger[];
  /** Stores a passenger, over what was stored under its id. */
  put(passenger: FrequentPassenger): Promise<void>;
  /** Does the work once for each key; @throws Refused IDEMPOTENCY_KEY_REUSED */
  once(request: CommandRequest, work: () => Promise<string>): Promise<string>;
};

/** Where saved passengers are: a database, or the memory of a mock. */
export type PassengerShelves = {
  read(actor: Actor): Promise<FrequentPassenger[]>;
  /** Opens the member's list for changes; what the work throws undoes them. */
  change<Result>(actor: Actor, work: (shelf: OpenShelf) => Promise<Result>): Promise<Result>;
};
