import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { Aircraft, AircraftCode } from './aircraft.ts';
import type { AirportGround, LocalizedName } from './airport-ground.ts';
import type { Carrier } from './carrier.ts';

/** How far a flight goes: what its fares, taxes and connection times depend on. */
export type FlightKind = 'DOMESTIC' | 'REGIONAL' | 'LONG_HAUL';

/** An airport that the airline serves. */
export type Airport = {
  /** IATA location identifier. */
  readonly code: string;
  /**
   * What means this airport alone where codes of cities are taken too: ICAO where its IATA code is
   * that of its city.
   */
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
  /**
   * Lower-case spellings by which travellers search for it: pinyin, romaji, kana, local and former
   * names.
   */
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

/** Flights without a stop, by the airports between which they fly. */
export type DirectFlights = {
  /** Those that leave on a local day of the origin, in the order of departure. */
  between(originCode: string, destinationCode: string, date: LocalDate): readonly DatedFlight[];
};

/**
 * What the airline publishes: where it flies, with what, and when. Answers come from memory, at
 * once: an adapter to a real schedule (an SSIM feed, say) updates its copy by itself.
 *
 * It guarantees to `Operations` that a flight it knows stays known under its key until a day after
 * it has landed, also when it is not flown. It says nothing of cancellations and later times: they
 * are for `Operations` alone to say, and the gateway puts both together (`known-plan.ts`),
 * connections included.
 */
export type Schedule = DirectFlights & {
  /** Every airport, in the order of the codes. */
  readonly airports: readonly Airport[];
  readonly aircraft: readonly Aircraft[];
  /** One airport by its IATA code in upper case. */
  airport(code: string): Airport | undefined;
  /**
   * The airports that a code means: those of a city, or else the one with that `placeCode`. Empty
   * when it is not served.
   */
  airportsOf(code: string): readonly Airport[];
  /**
   * Airports that can be reached with one booking, direct or with one stop, in the order of the
   * codes.
   */
  destinationsOf(airportCode: string): readonly Airport[];
  /** The routes out of the hubs that a type of aircraft flies, the shortest first. */
  routesOf(aircraft: AircraftCode): readonly HubRoute[];
  /** One flight on one day; undefined when the airline has none. */
  flight(key: FlightKey): DatedFlight | undefined;
  /**
   * The segments that a flight number means, on any day; undefined when the airline has none under
   * it.
   */
  numbered(flightNumber: string): FlightWay | undefined;
};

/**
 * What the airline flies. No system of the airline provides it: the gateway makes it of the
 * schedule as published (`as-scheduled.ts`), and of the schedule and what operations control says
 * of it (`known-plan.ts`), which is what is sold.
 */
export type Timetable = Schedule & {
  /** Whether a flight is known to be cancelled: it is not sold. It is still found by `flight`. */
  isCancelled(key: FlightKey): boolean;
  /**
   * When a flight got the times or airports that it has now; null where it has those of the
   * schedule.
   */
  retimedAt(key: FlightKey): Date | null;
  /**
   * Takes over at once what has been planned otherwise, of some flights or of all: asked before
   * flights are sold, whatever the age of the copy.
   * @throws PortUnavailable for certain flights, when operations control does not answer
   */
  update(flights?: readonly FlightKey[]): Promise<void>;
  /**
   * Every way from one airport to another on a local day, in the order of departure, without
   * cancelled flights.
   */
  journeys(originCode: string, destinationCode: string, date: LocalDate): readonly Journey[];
};
