import type { Translated } from '#schema/codes/base/locales.ts';

/** A name in the languages of the site. */
export type LocalizedName = Translated;

/** How one gets from an airport into its city. */
export type TransportKind = 'MAGLEV' | 'METRO' | 'RAIL' | 'BUS' | 'TAXI';

/** A way from an airport into its city; the same one leads back. */
export type AirportTransport = {
  readonly kind: TransportKind;
  /** The line or the train; taxis have none. */
  readonly name: LocalizedName | null;
  /** Where most travellers get off; null for the middle of the city. */
  readonly to: LocalizedName | null;
  /** A usual ride, in minutes. */
  readonly minutes: number;
  /**
   * A single ticket of an adult, or about what a taxi costs: minor units of the money of the place
   * (ISO 4217).
   */
  readonly price: { readonly amount: number; readonly currency: string };
};

/** What a traveller meets at an airport before the flight and after it. */
export type AirportGround = {
  /**
   * The airline's rows of counters, as the airport letters them; null where they change from day to
   * day.
   */
  readonly counters: string | null;
  /** The counters open so many minutes before each departure. */
  readonly countersOpenMinutes: number;
  readonly transport: readonly AirportTransport[];
};
