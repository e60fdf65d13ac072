import {
  CARE_SERVICES,
  type CareDocument,
  OFFERED_SERVICES,
  type OfferedService,
} from '#schema/codes/travellers/care-services.ts';

/** What one language calls the services, their papers and what they cost. */
export interface CareWords {
  services: Readonly<Record<OfferedService, string>>;
  documents: Readonly<Record<CareDocument, string>>;
  noDocuments: string;
  free: string;
  unlimited: string;
  hours(hours: number): string;
  seats(count: number): string;
  /** How many on an aircraft with one aisle, and with two. */
  perFlight(singleAisle: number, twinAisle: number): string;
  list(items: readonly string[]): string;
}

/** The rows of the table: service, code, notice, documents, price, how many on a flight. */
export const careRows = (words: CareWords): readonly (readonly string[])[] =>
  OFFERED_SERVICES.map((code) => {
    const { noticeHours, documents, paidSeats, perFlight } = CARE_SERVICES[code];
    return [
      words.services[code],
      code,
      words.hours(noticeHours),
      documents.length === 0
        ? words.noDocuments
        : words.list(documents.map((document) => words.documents[document])),
      paidSeats === 0 ? words.free : words.seats(paidSeats),
      perFlight ? words.perFlight(perFlight.singleAisle, perFlight.twinAisle) : words.unlimited,
    ];
  });
