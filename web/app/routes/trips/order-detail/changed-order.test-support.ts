import { idOf, mockFetch } from '#tests/support/mock/mock-fetch.ts';

/** An option that is refused for that reason. */
export const refused = (code: string) => ({
  allowed: false,
  until: null,
  reason: { __typename: 'CapabilityReason', code },
});
const CHANGE = { id: idOf('AirlineChange') };
/** A gateway with a booking of which the airline has cancelled a flight. */
export function changed() {
  let change: object = CHANGE;
  return mockFetch({
    Query: { order: () => ({ id: idOf('Order'), airlineChanges: [change] }) },
    Mutation: {
      keepChangedFlights() {
        const until = '2026-11-25T02:00:00Z';
        const open = { allowed: true, until, firstDay: null, lastDay: null, reason: null };
        const kept = { ...open, ...refused('AIRLINE_CHANGE_CLOSED'), action: 'KEEP' };
        const others = ['MOVE', 'REFUND'].map((action) => ({ ...open, action }));
        change = {
          ...CHANGE,
          state: 'KEPT',
          decidedAt: '2026-11-20T02:00:00Z',
          options: [kept, ...others].map((one) => ({ ...one, refund: null })),
        };
        return { airlineChange: change, userErrors: [] };
      },
    },
  });
}
