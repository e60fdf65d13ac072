/**
 * An airport as far as choosing one goes, named in the user's language. The fields are the API's.
 */
export type PlaceAirport = {
  readonly code: string;
  readonly cityCode: string;
  /** What names it alone: another code than its own where that one is the city's. */
  readonly placeCode: string;
  readonly city: string;
  readonly name: string;
  readonly country: string;
  readonly zone: string;
};

/** What can be chosen as one end of a bound: an airport, or a city with all of its airports. */
export type Place = {
  /** IATA code of the city, or the airport's `placeCode`: what a search names. */
  readonly code: string;
  readonly city: string;
  /** Name of the airport; null for a city. */
  readonly airport: string | null;
  /** IATA codes of the airports that are meant. */
  readonly airportCodes: readonly string[];
  readonly cityCode: string;
  readonly country: string;
  readonly zone: string;
};

function cityPlace(airports: readonly PlaceAirport[]): Place[] {
  const [first] = airports;
  if (!first || airports.length < 2) return [];
  const { cityCode, city, country, zone } = first;
  const airportCodes = airports.map((airport) => airport.code);
  return [{ code: cityCode, city, airport: null, airportCodes, cityCode, country, zone }];
}

const airportPlace = ({ name, code, placeCode, ...place }: PlaceAirport): Place => ({
  code: placeCode,
  city: place.city,
  airport: name,
  airportCodes: [code],
  cityCode: place.cityCode,
  country: place.country,
  zone: place.zone,
});

/** What can be chosen: each city with several airports before its airports. */
export const placesOf = (airports: readonly PlaceAirport[]): Place[] =>
  [...Map.groupBy(airports, (airport) => airport.cityCode).values()].flatMap((inCity) => [
    ...cityPlace(inCity),
    ...inCity.map(airportPlace),
  ]);

/** The place that a code names; a city with one airport is that airport (LON is LHR here). */
export const placeOf = (places: readonly Place[], code: string | null): Place | undefined =>
  places.find((place) => place.code === code) ?? places.find((place) => place.cityCode === code);

/** The code that users know: the IATA code of an airport or of a city. */
export const shownCode = ({ airport, airportCodes, code }: Place): string =>
  airport === null ? code : (airportCodes[0] ?? code);

/**
 * A place as a plain form sends it, for instance `Tokyo (NRT)`: without scripts the code is read
 * from it.
 */
export const placeText = (place: Place | undefined): string =>
  place ? `${place.city} (${place.code})` : '';
