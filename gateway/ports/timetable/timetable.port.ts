import type { Locale } from '#schema/codes/base/locales.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { Aircraft, AircraftCode } from './aircraft.ts';
import type { Carrier } from './carrier.ts';

/** A name in every language of the site. */
export type LocalizedName = Readonly<Record<Locale, string>>;

/** How far a flight goes: what its fares, taxes and connection times depend on. */
export type FlightKind = 'DOMESTIC' | 'REGIONAL' | 'LONG_HAUL';

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
  /** A single ticket of an adult, or about what a taxi costs: minor units of the money of the place (ISO 4217). */
  readonly price: { readonly amount: number; readonly currency: string };
};

/** What a traveller meets at an airport before the flight and after it. */
export type AirportGround = {
  /** The airline's rows of counters, as the airport letters them; null where they change from day to day. */
  readonly counters: string | null;
  /** The counters open so many minutes before each departure. */
  readonly countersOpenMinutes: number;
  readonly transport: readonly AirportTransport[];
};

/** An airport that the airline serves. */
export type Airport = {
  /** IATA location identifier. */
  readonly code: string;
  /** What means this airport alone where codes of cities are taken too: ICAO where its IATA code is that of its city. */
  readonly placeCode: string;
  /** IATA code of the city; several airports may share it. */
  readonly cityCode: string;
  /** ISO 3166-1 alpha-2 code of the country or region. */
  readonly country: string;
  readonly name: LocalizedName;
  readonly city: LocalizedName;
  /** IANA zone. */
  readonly zone: string;
  readonly latitude: number;
  readonly longitude: number;
  /** The terminal the airline uses, where there are several. */
  readonly terminal: string | null;
  readonly ground: AirportGround;
  /** Lower-case spellings by which travellers search for it: pinyin, romaji, kana, local and former names. */
  readonly searchKeys: readonly string[];
  /** Whether flights connect here. */
  readonly hub: boolean;
};

/** Names one flight on one day: the number, and the local day on which it leaves. */
export type FlightKey = { readonly flightNumber: string; readonly date: LocalDate };

/** From where to where a flight number flies. */
export type FlightWay = { readonly origin: Airport; readonly destination: Airport };

/** A moment at an airport. */
export type AirportMoment = {
  readonly instant: Date;
  /** Wall clock of the airport, `YYYY-MM-DDTHH:MM`. */
  readonly local: string;
  readonly zone: string;
};

/** A flight on a day. */
export type DatedFlight = FlightKey & {
  readonly origin: Airport;
  readonly destination: Airport;
  readonly departure: AirportMoment;
  readonly arrival: AirportMoment;
  readonly blockMinutes: number;
  readonly distanceKm: number;
  readonly aircraft: Aircraft;
  readonly kind: FlightKind;
  /** Who flies it: the airline itself, or a partner under the airline's number. */
  readonly operatedBy: Carrier;
};

/** A route out of a hub, in either season. */
export type HubRoute = {
  readonly origin: Airport;
  readonly destination: Airport;
  readonly distanceKm: number;
};

/** A way from one airport to another: one flight, or two with a stop. */
export type Journey = {
  /** The flights' ids joined, see `journeyId`. */
  readonly id: string;
  readonly flights: readonly DatedFlight[];
  /** From the first departure to the last arrival. */
  readonly durationMinutes: number;
};

/**
 * What the airline flies, as it is planned now. Answers come from memory, at once: an adapter to a real schedule (an SSIM feed,
 * say) updates its copy by itself.
 */
export type Timetable = {
  /** Every airport, in the order of the codes. */
  readonly airports: readonly Airport[];
  readonly aircraft: readonly Aircraft[];
  /** One airport by its IATA code in upper case. */
  airport(code: string): Airport | undefined;
  /** The airports that a code means: those of a city, or else the one with that `placeCode`. Empty when it is not served. */
  airportsOf(code: string): readonly Airport[];
  /** Airports that can be reached with one booking, direct or with one stop, in the order of the codes. */
  destinationsOf(airportCode: string): readonly Airport[];
  /** The routes out of the hubs that a type of aircraft flies, the shortest first. */
  routesOf(aircraft: AircraftCode): readonly HubRoute[];
  /** One flight on one day, also where it is cancelled; undefined when the airline has none. */
  flight(key: FlightKey): DatedFlight | undefined;
  /** Whether a flight is known to be cancelled: it is not sold. */
  isCancelled(key: FlightKey): boolean;
  /** When a flight got the times or airports that it has now; null where it has those of the schedule. */
  retimedAt(key: FlightKey): Date | null;
  /** Takes over at once what has been planned otherwise: asked before flights are sold, whatever the age of the copy. */
  update(): Promise<void>;
  /** The segments that a flight number means, on any day; undefined when the airline has none under it. */
  numbered(flightNumber: string): FlightWay | undefined;
  /** Every way from one airport to another on a local day, in the order of departure, without cancelled flights. */
  journeys(originCode: string, destinationCode: string, date: LocalDate): readonly Journey[];
};
