/** No flight of a day has seats for the travellers of a scenario. */
export class NoSeats extends Error {
  constructor({ origin, destination, date }: Record<'origin' | 'destination' | 'date', string>) {
    super(`No seats from ${origin} to ${destination} on ${date}`);
  }
}

/** A flight that a scenario chose is sold out: it was loaded many times. The desk offers another one from then on. */
export class FlightSoldOut extends Error {
  constructor() {
    super('a flight of a scenario is sold out');
  }
}
