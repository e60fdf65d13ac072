import type {
  ControlledSeat,
  DepartureControl,
} from '#gateway/ports/departure-control/departure-control.port.ts';
import { flightId } from '#gateway/ports/timetable/flight-ids.ts';
import { memoize } from '#gateway/ports/timetable/memoize.ts';
import type { DatedFlight, FlightKey } from '#gateway/ports/timetable/timetable.port.ts';
import { soldByOtherChannels } from '#gateway/simulated/fares/other-channel-sales.ts';
import { chance, permille } from '#gateway/simulated/fares/permille.ts';
import { CABINS, type Cabin } from '#schema/codes/flights/cabins.ts';
import type { DocumentType } from '#schema/codes/travellers/document-types.ts';
import { seatsInOrder } from './seats-in-order.ts';
import { shareSeated } from './share-seated.ts';

const REMEMBERED_FLIGHTS = 500;
/** Seats that are not for choosing: for the crew's rest, or out of order. */
const BLOCKED: Readonly<Record<Cabin, number>> = { ECONOMY: 2, BUSINESS: 0 };

/** What authorities abroad want to see before a seat is given: it is not read by machine. */
const SEEN_FIRST: ReadonlySet<DocumentType> = new Set(['UU', 'SAPP']);
/** Other channels have checked in fewer than this on a flight when this site begins. */
const CHECKED_IN_ELSEWHERE = 30;

/**
 * Counts a flight on by so many numbers, from `before` where it was not counted yet; the last of
 * them.
 */
type CountSequence = (flight: FlightKey, before: number, count: number) => Promise<number>;

/** Counts for as long as the process runs: for tests and the mock. */
function countInMemory(): CountSequence {
  const counted = new Map<string, number>();
  return async (flight, before, count) => {
    const last = (counted.get(flightId(flight)) ?? before) + count;
    counted.set(flightId(flight), last);
    return last;
  };
}

/**
 * Departure control of the simulated airline: what other channels have sold gets seats little by
 * little until departure. Taken and blocked seats of a cabin are never more than what other
 * channels have sold of it, so that all others find one.
 */
export function createSimulatedDepartureControl(
  countSequence: CountSequence = countInMemory(),
): DepartureControl {
  const remember = memoize<readonly string[]>(REMEMBERED_FLIGHTS);

  const cabinSeats = (flight: DatedFlight, cabin: Cabin, share: number) => {
    const order = remember(`${flightId(flight)}${cabin}`, () => seatsInOrder(flight, cabin));
    const sold = soldByOtherChannels(flight, cabin);
    const blocked = Math.min(BLOCKED[cabin], sold);
    const taken = permille(sold - blocked, share);
    return order.flatMap((number, turn): [string, ControlledSeat][] => {
      if (turn >= order.length - blocked) return [[number, 'BLOCKED']];
      return turn < taken ? [[number, 'TAKEN']] : [];
    });
  };

  return {
    async seats(flight, now) {
      const share = shareSeated(flight.departure.instant, now);
      return new Map(CABINS.flatMap((cabin) => cabinSeats(flight, cabin, share)));
    },
    async sequenceNumbers(flight, count) {
      const before = chance(`${flightId(flight)}checked in`) % CHECKED_IN_ELSEWHERE;
      const last = await countSequence(flight, before, count);
      return Array.from({ length: count }, (_, index) => last - count + index + 1);
    },
    counterFirst: async ({ origin, destination }, { documentType }) =>
      origin.country !== destination.country && SEEN_FIRST.has(documentType),
  };
}
