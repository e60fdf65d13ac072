import type { DocumentEncryption } from '#gateway/modules/orders/passengers/document-encryption.ts';
import { documentNumberOf } from '#gateway/modules/orders/passengers/document-number.ts';
import type { PassengerSegmentView } from '#gateway/modules/orders/segments/passenger-segment-view.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { localDay } from '#schema/rules/base/time.ts';
import { documentExpiryProblem } from '#schema/rules/travellers/document-validity.ts';

/** The local day of the last arrival of the journey: documents have to be valid on it. */
export function lastArrivalDay({ segment }: PassengerSegmentView): LocalDate {
  const last = segment.order.segments.at(-1) ?? segment;
  return localDay(last.arrivesAt, last.arrivalZone);
}

/**
 * Whether a document has to be entered: its number is not there, or it does not last for the
 * journey (RULES 7.11).
 */
export function documentNeeded(
  one: PassengerSegmentView,
  vault: Pick<DocumentEncryption, 'open'>,
): boolean {
  const { type, expiresOn } = one.passenger.document;
  return (
    documentNumberOf(one.passenger, vault) === null ||
    documentExpiryProblem(type, expiresOn, lastArrivalDay(one)) !== null
  );
}
