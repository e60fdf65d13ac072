import { OWN_CLUB } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { ageOn, bookedType } from '#schema/rules/travellers/age-band.ts';
import { documentTypeProblem } from '#schema/rules/travellers/document-offer.ts';
import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';
import type { SavedPassengerFragment } from '#web/app/components/traveller-form/saved-passenger.gen.ts';
import { ownPerson } from '#web/app/components/traveller-form/stored-person.ts';
import type { PartyMember } from '#web/app/routes/booking/passengers/party-members.ts';
import type { SavedTravellersQuery } from './saved-travellers.query.gen.ts';

export type BookingMember = NonNullable<SavedTravellersQuery['viewer']['member']>;
type SavedDocument = SavedPassengerFragment['documents'][number];

/** Someone who can be filled in with one press. */
export type TravellerChoice = Omit<
  SavedPassengerFragment,
  '__typename' | 'id' | 'documents' | 'gender' | 'nationality'
> & {
  /** The saved passenger; null for a member who has not saved him- or herself. */
  readonly id: string | null;
  readonly gender: string;
  readonly nationality: string;
  /** The one that serves the trip best; null where none serves it. */
  readonly document: SavedDocument | null;
  /** Whether that document ends before the trip does. */
  readonly endsBefore: boolean;
};

/** Of the documents that this trip takes, the one that lasts longest. */
function documentFor(
  { documents, nationality, dateOfBirth }: SavedPassengerFragment,
  { routeKinds, days }: TripFacts,
): SavedDocument | null {
  const context = { routeKinds, nationality, age: ageOn(dateOfBirth, days[0]) };
  const lastDay = ({ document }: SavedDocument) => document.expiresOn ?? '9999';
  return (
    documents
      .filter(({ document }) => documentTypeProblem(document.type, context) === null)
      .toSorted((a, b) => lastDay(b).localeCompare(lastDay(a)))[0] ?? null
  );
}

const own = (member: BookingMember): TravellerChoice => ({
  ...ownPerson(member),
  id: null,
  gender: member.profile.gender ?? '',
  nationality: member.profile.nationality ?? '',
  tags: ['SELF'],
  document: null,
  endsBefore: false,
});

function saved(
  { documents, ...passenger }: SavedPassengerFragment,
  { card }: BookingMember,
  trip: TripFacts,
): TravellerChoice {
  const document = documentFor({ ...passenger, documents }, trip);
  const isSelf = passenger.tags.includes('SELF');
  const club = isSelf ? ({ airline: OWN_CLUB, number: card.number } as const) : null;
  const until = document?.document.expiresOn;
  return {
    ...passenger,
    frequentFlyer: passenger.frequentFlyer ?? club,
    document,
    endsBefore: until != null && until < trip.lastArrivalDay,
  };
}

/**
 * Whom a member can choose for one of the party: those who will travel as that type, the member
 * first.
 */
export function travellerChoices(
  member: BookingMember,
  { type }: Pick<PartyMember, 'type'>,
  trip: TripFacts,
): TravellerChoice[] {
  const list = member.frequentPassengers.map((one) => saved(one, member, trip));
  const hasSelf = list.some(({ tags }) => tags.includes('SELF'));
  return [...(hasSelf ? [] : [own(member)]), ...list].filter(
    ({ dateOfBirth }) => bookedType(dateOfBirth, trip.days) === type,
  );
}
