import type { FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import type { FareBrandCode } from '#schema/codes/flights/fare-brands.ts';
import type { Appellation } from '#schema/codes/travellers/appellations.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { Gender } from '#schema/codes/travellers/genders.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { OrderKey } from '#schema/rules/orders/order-key.ts';
import type { TicketNumber } from '#schema/rules/orders/ticket-number.ts';
import type { PersonName } from '#schema/rules/travellers/names.ts';

/** A passenger to whom another channel has sold a ticket. */
export type PassengerElsewhere = PersonName & {
  readonly ticketNumber: TicketNumber;
  readonly title: Appellation | null;
  readonly gender: Gender;
  readonly dateOfBirth: LocalDate;
  readonly type: PassengerType;
  readonly nationality: string;
  readonly document: {
    readonly type: DocumentType;
    readonly number: string;
    readonly issuingCountry: string;
    readonly expiresOn: LocalDate | null;
  };
  /** For an infant: the place in the booking of the adult on whose lap it travels. */
  readonly onLapOf: number | null;
};

/** A flight of such a booking. */
export type FlightElsewhere = FlightKey & {
  /** Until when preferred seats wait for payment with the seller; null when none do. */
  readonly seatsDueAt: Date | null;
};

/** A booking whose tickets another channel has sold: an agent, or another site. */
export type BookingElsewhere = {
  readonly reference: string;
  /** The name of the seller, the same in every language. */
  readonly seller: string;
  readonly contact: {
    readonly name: string;
    readonly email: string;
    readonly phone: string | null;
  };
  readonly bounds: readonly {
    readonly brand: FareBrandCode;
    readonly flights: readonly FlightElsewhere[];
  }[];
  readonly passengers: readonly PassengerElsewhere[];
};

/** The airline's tickets that other channels have sold. */
export interface TicketStore {
  /**
   * The bookings that a key names, the one that leaves first before the others. Whose they are is
   * for the caller to check.
   */
  find(key: OrderKey, now: Date): Promise<readonly BookingElsewhere[]>;
}
