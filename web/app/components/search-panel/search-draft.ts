import { LIMITS } from '#schema/codes/base/limits.ts';
import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { TripType } from '#schema/codes/flights/trip-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';

/**
 * One flight of a trip as far as it has been filled in; places are IATA codes of airports or
 * cities.
 */
export type DraftBound = {
  readonly origin: string | null;
  readonly destination: string | null;
  /** Local day of departure. */
  readonly date: LocalDate | null;
};

/**
 * What a search panel holds, complete or not. A round trip has one bound and the day of its return.
 */
export type SearchDraft = {
  readonly trip: TripType;
  readonly bounds: readonly DraftBound[];
  /** The day of the return; stored while another type of trip is chosen. */
  readonly returnDate: LocalDate | null;
  readonly party: PartyCounts;
  readonly cabin: Cabin;
};

export const MINIMUM_MULTI_CITY_BOUNDS = 2;

const EMPTY_BOUND: DraftBound = { origin: null, destination: null, date: null };

/** The initial state of the panel. */
export const emptyDraft = (origin: string | null = null): SearchDraft => ({
  trip: 'ROUND_TRIP',
  bounds: [{ ...EMPTY_BOUND, origin }],
  returnDate: null,
  party: { adults: 1, children: 0, infants: 0 },
  cabin: 'ECONOMY',
});

const followedBy = (bound: DraftBound | undefined): DraftBound => ({
  ...EMPTY_BOUND,
  origin: bound?.destination ?? null,
});

/**
 * Changes how the trip is built. What was typed stays: a round trip opens into its way there and
 * its way back.
 */
export function withTrip(draft: SearchDraft, trip: TripType): SearchDraft {
  if (trip !== 'MULTI_CITY') return { ...draft, trip };
  const [first = EMPTY_BOUND, ...others] = draft.bounds;
  if (others.length > 0) return { ...draft, trip };
  const back =
    draft.trip === 'ROUND_TRIP' && draft.returnDate
      ? { origin: first.destination, destination: first.origin, date: draft.returnDate }
      : followedBy(first);
  return { ...draft, trip, bounds: [first, back] };
}

/** The next flight leaves from where this one arrives, unless another origin was chosen for it. */
const follows = (next: DraftBound, before: DraftBound | undefined): boolean =>
  next.origin === null || next.origin === before?.destination;

/**
 * Changes one bound; the one that comes next follows to a new destination. A bound that no longer
 * follows in time loses nothing: the problem is shown instead.
 */
export const withBound = (
  draft: SearchDraft,
  index: number,
  change: Partial<DraftBound>,
): SearchDraft => ({
  ...draft,
  bounds: draft.bounds.map((bound, at) => {
    if (at === index) return { ...bound, ...change };
    const leads = at === index + 1 && change.destination && follows(bound, draft.bounds[index]);
    return leads ? { ...bound, origin: change.destination ?? null } : bound;
  }),
});

/** Exchanges origin and destination of one bound. */
export function withSwappedPlaces(draft: SearchDraft, index: number): SearchDraft {
  const bound = draft.bounds[index];
  return bound
    ? withBound(draft, index, { origin: bound.destination, destination: bound.origin })
    : draft;
}

/**
 * Adds a bound that leaves from where the last one arrives; as many as a search may have, and no
 * more.
 */
export const withBoundAdded = (draft: SearchDraft): SearchDraft =>
  draft.bounds.length >= LIMITS.boundsPerSearch
    ? draft
    : { ...draft, bounds: [...draft.bounds, followedBy(draft.bounds.at(-1))] };

/** Takes one bound away; two stay. */
export const withBoundRemoved = (draft: SearchDraft, index: number): SearchDraft =>
  draft.bounds.length <= MINIMUM_MULTI_CITY_BOUNDS
    ? draft
    : { ...draft, bounds: draft.bounds.filter((_, at) => at !== index) };

/**
 * The bounds that are in force for the type of trip: 1, 2 (there and back), or as many as were
 * filled in.
 */
export function boundsInForce(draft: SearchDraft): readonly DraftBound[] {
  const [first = EMPTY_BOUND] = draft.bounds;
  if (draft.trip === 'ONE_WAY') return [first];
  if (draft.trip === 'MULTI_CITY') return draft.bounds;
  return [first, { origin: first.destination, destination: first.origin, date: draft.returnDate }];
}
