/** An airport as far as choosing one goes, named in the user's language. The fields are the API's. */
export type PlaceAirport = {
  readonly code: string;
  readonly cityCode: string;
  readonly city: string;
  readonly name: string;
  readonly country: string;
  readonly zone: string;
};

/** What can be chosen as one end of a bound: an airport, or a city with all of its airports. */
export type Place = {
  /** IATA code of the airport or of the city: what a search names. */
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

const cityPlace = (airports: readonly PlaceAirport[]): Place[] => {
  const [first] = airports;
  if (!first || airports.length < 2) return [];
  const { cityCode, city, country, zone } = first;
  const airportCodes = airports.map((airport) => airport.code);
  return [{ code: cityCode, city, airport: null, airportCodes, cityCode, country, zone }];
};

const airportPlace = ({ name, code, cityCode, city, country, zone }: PlaceAirport): Place => ({
  code,
  city,
  airport: name,
  airportCodes: [code],
  cityCode,
  country,
  zone,
});

/**
 * What can be chosen: each city with several airports before its airports. An airport with the code of its
 * city (Hongqiao is SHA, as Shanghai is) is chosen as the city, since a search could not tell them apart.
 */
export const placesOf = (airports: readonly PlaceAirport[]): Place[] =>
  [...Map.groupBy(airports, (airport) => airport.cityCode).values()].flatMap((inCity) => {
    const cities = cityPlace(inCity);
    const codes = new Set(cities.map((city) => city.code));
    const others = inCity.filter((airport) => !codes.has(airport.code));
    return [...cities, ...others.map(airportPlace)];
  });

/** The place that a code names; a city with one airport is that airport (LON is LHR here). */
export const placeOf = (places: readonly Place[], code: string | null): Place | undefined =>
  places.find((place) => place.code === code) ?? places.find((place) => place.cityCode === code);

/** The text of the field once a place is chosen, for instance `Tokyo (NRT)`. */
export const placeText = (place: Place | undefined): string =>
  place ? `${place.city} (${place.code})` : '';
