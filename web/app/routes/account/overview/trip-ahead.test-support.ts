const moment = (instant: string) => ({
  __typename: 'Moment',
  instant,
  local: instant.slice(0, 16),
});
const HERE = { latitude: 22.3, longitude: 113.9 };
const place = (city: string, cityCode: string) => ({
  __typename: 'Airport',
  id: city,
  city,
  cityCode,
  ...HERE,
});
/** A booking to Hong Kong that is still ahead, as the gateway answers. */
export const tripAhead = {
  __typename: 'Order',
  id: 'trip',
  bookingReference: 'ABC234',
  airlineChanges: [],
  bounds: [
    {
      __typename: 'Bound',
      index: 0,
      itinerary: {
        __typename: 'Itinerary',
        departure: moment('2027-02-01T08:00:00.000Z'),
        arrival: moment('2027-02-01T11:00:00.000Z'),
        segments: [
          {
            __typename: 'FlightSegment',
            id: 'flight',
            flightNumber: 'MG523',
            origin: place('Shanghai', 'SHA'),
            destination: place('Hong Kong', 'HKG'),
          },
        ],
      },
    },
  ],
};
