import * as v from 'valibot';
import { keyOf } from '#gateway/graphql/global-id.ts';
import { missingPhone } from '#gateway/modules/orders/create/create-order.input.ts';
import { travellerFaults } from '#gateway/modules/orders/create/traveller-faults.ts';
import type {
  CorrectPassengerFault,
  CreateOrderFault,
} from '#gateway/modules/orders/order-dependencies.ts';
import { identityFaults } from '#gateway/modules/orders/passengers/identity-document.ts';
import {
  type Contact,
  PassengerInput as Traveller,
  type TravellerDraft,
} from '#gateway/modules/orders/passengers/passenger.input.ts';
import type { CommandRequest } from '#gateway/requests/idempotent.ts';
import { faultsOf } from '#gateway/requests/input-faults.ts';
import { addFaults } from '#gateway/requests/user-fault.ts';
import type {
  CorrectPassengerErrorCode,
  CorrectPassengerInput,
  PassengerInput,
} from '#gateway/resolvers.gen.ts';
import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';

/** Who is corrected, and everything about them as it is to be. */
export type Correction = CommandRequest & {
  readonly passengerId: string;
  /** `accompanyingAdultKey` is the id of a passenger. */
  readonly passenger: PassengerInput;
};

/** Everyone of an order as typed, the corrected one among them. */
export type CorrectedParty = {
  readonly passengers: readonly PassengerInput[];
  /** Whose data is corrected: a place in `passengers`. */
  readonly index: number;
  readonly contact: Contact;
};

/** Where the form of one passenger shows what the whole party is wrong about. */
function placeFor(
  { passengers, index }: CorrectedParty,
  { code, path: [whole, at, ...field] }: CreateOrderFault,
): string[] {
  if (code === 'PARTY_MISMATCH') return ['type'];
  if (whole === 'contact') return ['phone'];
  if (at === undefined) return ['dateOfBirth'];
  const others = at !== String(index) && passengers[index]?.type !== 'INF';
  return others && field[0] === 'accompanyingAdultKey' ? ['dateOfBirth'] : field;
}

/**
 * Reads a correction and finds everything that is wrong with it, by the rules of a submission: the
 * whole party is judged again, since a date of birth may leave an infant without its adult.
 */
export function readCorrection(
  party: CorrectedParty,
  trip: TripFacts,
  now: Date,
): { draft: TravellerDraft | null; faults: CorrectPassengerFault[] } {
  const { passengers, index } = party;
  const parsed = v.safeParse(Traveller, passengers[index], { abortPipeEarly: true });
  const own = parsed.success ? [] : faultsOf<CorrectPassengerErrorCode>(parsed.issues);
  const byParty = [
    ...identityFaults(passengers),
    ...missingPhone(party),
    ...travellerFaults({ passengers: [...passengers] }, trip, now),
  ].map((fault) => ({
    code: fault.code as CorrectPassengerErrorCode,
    path: placeFor(party, fault),
  }));
  const faults = addFaults(own, byParty).map(({ code, path }) => ({
    code,
    path: ['passenger', ...path],
  }));
  return { draft: parsed.success && faults.length === 0 ? parsed.output : null, faults };
}

/** The correction as the service takes it. */
export function readCorrectPassenger({
  passengerId,
  idempotencyKey,
  passenger,
}: CorrectPassengerInput): Correction {
  const adult = passenger.accompanyingAdultKey;
  return {
    passengerId: keyOf('Passenger', passengerId) ?? '',
    idempotencyKey,
    passenger: {
      ...passenger,
      accompanyingAdultKey: adult ? (keyOf('Passenger', adult) ?? adult) : null,
    },
  };
}
