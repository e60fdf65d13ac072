import { expect, test } from 'vitest';
import { checkInDesk } from '#gateway/modules/check-in/check-in.test-support.ts';
import { emptyFlights } from '#gateway/modules/seats/seats.test-support.ts';
import {
  type DepartureControl,
  DepartureControlError,
} from '#gateway/ports/departure-control/departure-control.port.ts';
import { withTimeout } from '#gateway/ports/with-timeout.ts';
import { testDatabase } from '#tests/support/database.ts';

const { db } = await testDatabase();
const start = new Date('2027-01-05T02:00:00Z');

const never = () => new Promise<never>(() => undefined);
const SILENT: Record<string, DepartureControl> = {
  'says that it does not answer': {
    ...emptyFlights,
    sequenceNumbers: async () => {
      throw new DepartureControlError('silent');
    },
  },
  'accepts questions and never answers': withTimeout(
    'departure control',
    { seats: never, sequenceNumbers: never, counterFirst: never },
    ['seats', 'sequenceNumbers', 'counterFirst'],
    { milliseconds: 20, unavailable: (why, reason) => new DepartureControlError(why, reason) },
  ),
};

test.each(Object.entries(SILENT))(
  'a departure control that %s holds up no list, and takes no check-in',
  async (_how, departureControl) => {
    const { desk, ticketed, passenger, checkIn, checkIns } = checkInDesk(db, { departureControl });
    desk.at(start);
    const traveller = await ticketed();
    const one = await passenger(traveller);
    const offered = await desk.orders.segmentCapabilities(one, desk.now());
    expect(offered.find(({ action }) => action === 'CHECK_IN')?.allowed).toBe(true);
    const { userErrors } = await checkIn(traveller);
    expect(userErrors.map(({ code }) => code)).toEqual(['DEPARTURE_CONTROL_UNAVAILABLE']);
    expect((await checkIns.of(one)).stored).toBeNull();
  },
);
