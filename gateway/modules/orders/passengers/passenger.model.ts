import type { FrequentFlyerAirline } from '#schema/codes/club/frequent-flyer-airlines.ts';
import type { SpecialMealState, SpecialServiceState } from '#schema/codes/orders/states.ts';
import type { Appellation } from '#schema/codes/travellers/appellations.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import type { Gender } from '#schema/codes/travellers/genders.ts';
import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import type { MealCode } from '#schema/codes/travellers/special-meals.ts';
import type { SpecialService } from '#schema/codes/travellers/special-services.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import type { PersonName } from '#schema/rules/travellers/names.ts';

/**
 * A document whose number is sealed; `documentNumberOf` reads it. Number and look-up are null once
 * they are erased.
 */
type SealedDocument = {
  readonly type: DocumentType;
  readonly sealedNumber: Buffer | null;
  readonly lookup: Buffer | null;
  /** Keyed hash of the number alone; null too where it was typed before there were any. */
  readonly numberHash: Buffer | null;
  readonly issuingCountry: string;
  readonly expiresOn: LocalDate | null;
};

/** Help that was requested (RULES 2.27). */
export type SpecialServiceRequest = {
  readonly code: SpecialService;
  readonly state: SpecialServiceState;
};

/** A special meal on one flight of the order (RULES 2.31). */
export type ChosenMeal = {
  readonly segmentIndex: number;
  readonly code: MealCode;
  readonly state: SpecialMealState;
  readonly requestedAt: Date;
};

/** Every special meal of one passenger, as it is to be. */
export type MealsOfPassenger = {
  readonly passengerId: string;
  readonly meals: readonly ChosenMeal[];
};

/** A person as each list of travellers knows one: booked, or saved for later. */
export type Traveller = PersonName & {
  readonly title: Appellation | null;
  readonly gender: Gender;
  readonly dateOfBirth: LocalDate;
  readonly nationality: string;
  /** E.164. */
  readonly phone: string | null;
  readonly frequentFlyer: {
    readonly airline: FrequentFlyerAirline;
    readonly number: string;
  } | null;
};

/** A person who travels on an order. */
export type Passenger = Traveller & {
  readonly id: string;
  readonly orderId: string;
  /** The place in the order, from 0. */
  readonly index: number;
  /** `LAST/FIRST`, letters A to Z. */
  readonly ticketName: string;
  readonly type: PassengerType;
  readonly document: SealedDocument;
  /** For an infant: the passenger on whose lap it travels. */
  readonly accompanyingAdultId: string | null;
  /** For all flights of the order; customer service takes them. */
  readonly specialServices: readonly SpecialServiceRequest[];
  /** One a flight at most. */
  readonly meals: readonly ChosenMeal[];
};

/** How many of each type travel. */
export function partyOf(passengers: readonly { readonly type: PassengerType }[]): PartyCounts {
  const count = (type: PassengerType) => passengers.filter((one) => one.type === type).length;
  return { adults: count('ADT'), children: count('CHD'), infants: count('INF') };
}
