import type { CreateOrderFault } from '#gateway/modules/orders/order-dependencies.ts';
import { typedDocument } from '#gateway/modules/orders/passengers/identity-document.ts';
import { addFaults } from '#gateway/requests/user-fault.ts';
import type { CreateOrderInput, PassengerInput } from '#gateway/resolvers.gen.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import {
  type TripFacts,
  type TripTraveller,
  tripTravellerProblems,
} from '#schema/rules/travellers/trip-travellers.ts';

/**
 * Thrown when the buyer holds seats on a flight for a document already; says in which order, and
 * for which traveller.
 */
export class DocumentHeld extends Error {
  override readonly name = 'DocumentHeld';
  readonly heldOrderId: string;
  /** The place of the traveller in the submission. */
  readonly index: number;

  constructor(heldOrderId: string, index: number) {
    super('order refused: DOCUMENT_HELD');
    this.heldOrderId = heldOrderId;
    this.index = index;
  }
}

function countFaults(
  passengers: readonly PassengerInput[],
  { party }: TripFacts,
): CreateOrderFault[] {
  const count = (type: PassengerType) => passengers.filter((one) => one.type === type).length;
  const asOffered =
    count('ADT') === party.adults &&
    count('CHD') === party.children &&
    count('INF') === party.infants;
  return asOffered ? [] : [{ code: 'PARTY_MISMATCH', path: ['passengers'] }];
}

function travellerOf(passenger: PassengerInput): TripTraveller {
  const document = typedDocument(passenger.document);
  return {
    ...passenger,
    accompanyingAdultKey: passenger.accompanyingAdultKey ?? null,
    document: { ...document, expiresOn: document.expiresOn ?? null },
  };
}

/**
 * Everything wrong with the travellers of a submission for the trip that was offered: ages, party,
 * guardians, documents (RULES 2.1 to 2.22). Fields that are wrong alone are `readCreateOrder`'s.
 */
export function travellerFaults(
  { passengers }: Pick<CreateOrderInput, 'passengers'>,
  trip: TripFacts,
  now: Date,
): CreateOrderFault[] {
  const problems = tripTravellerProblems(passengers.map(travellerOf), trip, commercialDay(now));
  const found = problems.map(({ code, index, path }) => ({
    code,
    path: index === null ? ['passengers'] : ['passengers', String(index), ...path],
  }));
  return addFaults(countFaults(passengers, trip), found);
}
