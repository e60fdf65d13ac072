const pathWith = (path: string, query: readonly (readonly [string, string])[]): string =>
  `${path}?${new URLSearchParams(query.map((pair) => [...pair]))}`;

/** Where passengers are checked in for a flight. Those who are named are chosen already. */
export const checkInPath = (itineraryId: string, passengerIds: readonly string[] = []): string =>
  pathWith('/checkIn', [
    ['flight', itineraryId],
    ...passengerIds.map((id) => ['passenger', id] as const),
  ]);

/** Back to the last step of a check-in, or to the first that is not finished in this tab. */
export const onWithCheckInPath = (itineraryId: string): string =>
  pathWith('/checkIn', [
    ['flight', itineraryId],
    ['step', 'confirm'],
  ]);

/** The boarding passes of a flight, and what became of the check-in. */
export const boardingPath = (itineraryId: string): string =>
  pathWith('/checkIn/order-result', [['flight', itineraryId]]);

/** Where check-ins for a flight are cancelled. */
export const cancelCheckInPath = (itineraryId: string): string =>
  pathWith('/checkIn/order-result', [
    ['flight', itineraryId],
    ['cancel', '1'],
  ]);
