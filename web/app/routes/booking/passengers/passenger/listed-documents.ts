import { LIMITS } from '#schema/codes/base/limits.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import { offeredDocumentTypes } from '#schema/rules/travellers/document-offer.ts';
import { documentContextOf, type TripFacts } from '#schema/rules/travellers/trip-travellers.ts';
import { chosenType } from '#web/app/components/traveller-form/traveller-values.ts';
import type { PassengerValues } from '#web/app/routes/booking/passengers/booking-values.ts';

/**
 * The age by which documents are listed until the date of birth is there: that of most who travel
 * as this type.
 */
const LIKELY_AGE: Readonly<Record<PassengerType, number>> = {
  ADT: LIMITS.guardianFromAge,
  CHD: LIMITS.childFromAge,
  INF: 0,
};

type Traveller = Pick<PassengerValues, 'nationality' | 'dateOfBirth'> & {
  readonly type: PassengerType;
};

/**
 * The documents to choose from: those that serve, and the chosen one, whose field says why it does
 * not.
 */
export function listedDocuments(
  chosen: string,
  { type, ...traveller }: Traveller,
  trip: Pick<TripFacts, 'routeKinds' | 'days'>,
): DocumentType[] {
  const context = documentContextOf(traveller, trip);
  const offered = offeredDocumentTypes({ ...context, age: context.age ?? LIKELY_AGE[type] });
  const known = chosenType(chosen);
  return known && !offered.includes(known) ? [...offered, known] : offered;
}

/**
 * Of those to choose from the one that this traveller has for sure: the only one, or the passport
 * of a foreigner; null where it is open.
 */
export function likelyDocument(
  listed: readonly DocumentType[],
  nationality: string,
): DocumentType | null {
  const [only, second] = listed;
  if (!nationality || !only) return null;
  if (!second) return only;
  return !PERMITS.includes(nationality) && listed.includes('PP') ? 'PP' : null;
}

/** Whose documents depend on the route: permits and cards stand beside the passport. */
const PERMITS: readonly string[] = ['CN', 'HK', 'MO', 'TW'];
