import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { Appellation } from '#schema/codes/travellers/appellations.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import type { PaymentChain } from '#schema/rules/after-sale/changed/payment-chain.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { Money } from '#schema/rules/base/money.ts';
import type { Moment } from '#schema/rules/base/time.ts';
import type { SkyName } from '#schema/rules/sky/sky-name.ts';

/** The codes of `FareBrandCode` in the schema. */
export type ReceiptBrand = 'LITE' | 'STANDARD' | 'FLEX' | 'BUSINESS' | 'BUSINESS_FLEX';

/** An end of a flight; the names are in the document's language. */
export interface FlightEnd {
  /** IATA code. */
  code: string;
  city: string;
  /** IATA code of the city, by which its landscape is found. */
  cityCode: string;
  /** Over the airport as the flight leaves or lands. */
  sky: SkyName;
  airport: string;
  terminal: string | null;
}

/** One flight as every document shows it. */
export interface FlightData {
  flightNumber: string;
  origin: FlightEnd;
  destination: FlightEnd;
  departure: Moment;
  arrival: Moment;
  durationMinutes: number;
  /** The numbers of the passengers' seats; left out where none is chosen. */
  seats?: readonly string[];
}

export interface ReceiptBags {
  pieces: number;
  /** Of each piece; null where there is none. */
  kilograms: number | null;
}

/** One flight with what was bought on it. */
export interface ReceiptFlight extends FlightData {
  /** The manufacturer's name, for example `Airbus A320neo`. */
  aircraft: string;
  cabin: Cabin;
  brand: ReceiptBrand;
  bookingClass: string;
  fareBasisCode: string;
  checkedBags: ReceiptBags;
  cabinBags: ReceiptBags;
}

export interface ReceiptPassenger {
  /** 13 digits without separators. */
  ticketNumber: string;
  /** `LAST/FIRST`, A to Z, as ticketed. */
  name: string;
  /** Printed behind the name; null leaves it out. */
  appellation: Appellation | null;
  passengerType: PassengerType;
  documentType: DocumentType;
  /** Already masked: the receipt never sees the whole number. */
  maskedDocumentNumber: string;
  /** Airline code and number, or null. */
  memberNumber: string | null;
}

export interface ReceiptTax {
  /** IATA or national code, for example `CN`. */
  code: string;
  amount: Money;
}

/** The price of the passengers of one type. */
export interface ReceiptPriceItem {
  passengerType: PassengerType;
  count: number;
  /** Of one passenger. */
  fare: Money;
  taxes: readonly ReceiptTax[];
  perPassenger: Money;
  /** Of all passengers of the type. */
  total: Money;
}

/** Adds up: fareTotal + taxTotal + feeTotal = total (RULES 5.3). */
export interface ReceiptPrice {
  items: readonly ReceiptPriceItem[];
  fareTotal: Money;
  taxes: readonly ReceiptTax[];
  taxTotal: Money;
  feeTotal: Money;
  total: Money;
}

/** What a fare brand allows; null fees as in the schema's FareConditions. */
export interface ReceiptConditions {
  brand: ReceiptBrand;
  /** Null: not allowed. */
  changeFee: Money | null;
  /** Null: only taxes come back. */
  refundFee: Money | null;
  noShowFee: Money | null;
}

/** An extra that was bought and paid for beside the tickets. */
export interface ReceiptExtra {
  /** In the document's language. */
  name: string;
  quantity: number;
  /** For whom it is, as ticketed; null where that is open. */
  passenger: string | null;
  /** Of all of them. */
  total: Money;
}

/** Everything on an itinerary receipt (RULES 8.17), plain and cloneable. */
export interface ReceiptData {
  /** By which a third party checks it, as it is printed. */
  number: string;
  /** Where the number is checked. */
  checkUrl: string;
  orderNumber: string;
  bookingReference: string;
  issuedAt: Date;
  passengers: readonly ReceiptPassenger[];
  flights: readonly ReceiptFlight[];
  price: ReceiptPrice;
  payment: {
    /** The part in money. */
    amount: Money;
    /** The part in points; 0 where none were used. */
    points: number;
    paidAt: Date;
    /** Null when the provider did not say. */
    card: { scheme: string; lastDigits: string } | null;
    reference: string;
  };
  /**
   * What was paid along the changes from which the tickets came (RULES 8.30); left out where they
   * came of none.
   */
  chain?: PaymentChain;
  /** Extras for the passengers, each paid by an order of its own; left out where there are none. */
  extras?: readonly ReceiptExtra[];
  /** One for each brand among the flights. */
  conditions: readonly ReceiptConditions[];
  /** The last day of the tickets' validity. */
  ticketValidUntil: LocalDate;
  /** The last day on which this receipt can be downloaded (RULES 8.17). */
  receiptLastDay: LocalDate;
}
