/**
 * How long the lists of the schema are, for the weight of a query: the longest where it stands at
 * the root, the usual length below another list. A list that is missing here counts as ten.
 */
export const LIST_COSTS: Readonly<Record<string, number>> = {
  'Query.nodes': 50,
  'Query.airports': 45,
  'Airport.destinations': 45,
  'Query.destinationFares': 45,
  'Query.aircraftTypes': 8,
  'AircraftType.routes': 30,
  'AircraftType.cabins': 3,
  'FlightSearch.chosen': 2,
  'SeatPlan.cabins': 3,
  'CabinPlan.rows': 14,
  'SeatRow.seats': 6,
  'SeatMap.cabins': 3,
  'SeatMapCabin.rows': 14,
  'SeatMapRow.seats': 6,
  'FlightSeat.refusals': 2,
  'SeatMap.prices': 6,
  'SeatMap.passengerSegments': 3,
  'SeatMap.together': 3,
  'Viewer.checkInItineraries': 4,
  'CheckInItinerary.passengerSegments': 4,
};
