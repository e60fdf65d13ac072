import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyOf } from '#gateway/graphql/global-id.ts';
import { loadScenario } from '#gateway/scenarios/load-scenario.ts';
import { checkInOpenFamily } from '#gateway/scenarios/sets/check-in.scenarios.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { testGateway } from '#tests/support/gateway.ts';
import { postOf } from '#web/app/apollo/gateway-request.ts';

const { fetch, clock, services, db, keys } = await testGateway();

/** A browser: it keeps its cookie. */
function aBrowser() {
  let cookie = '';
  return async (query: string, variables: object = {}) => {
    const message = { query, variables };
    const response = await fetch(
      new Request(...postOf('http://gateway.test/graphql', message, { cookie })),
    );
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    return data;
  };
}

test('a guest looks a flight up, checks the family in, and has their boarding passes', async () => {
  const scenario = await loadScenario(testOrders(db, keys), checkInOpenFamily, clock.now());
  const [order] = scenario.orders;
  const ask = aBrowser();
  const { requestCheckInAccess } = await ask(
    `mutation ($input: RequestCheckInAccessInput!) {
      requestCheckInAccess(input: $input) { challenge { id } userErrors { code path } }
    }`,
    {
      input: {
        name: 'Lin/Mei',
        key: { bookingReference: order?.bookingReference },
        locale: 'EN',
        flightNumber: order?.flights[0]?.flightNumber,
        flightDate: order?.flights[0]?.date,
      },
    },
  );
  const challengeId = requestCheckInAccess.challenge.id;
  const sent = await services.verification.codeToSend(challengeId, clock.now());
  const { confirmCheckInAccess } = await ask(
    `mutation ($input: ConfirmCheckInAccessInput!) {
      confirmCheckInAccess(input: $input) {
        userErrors { code }
        itinerary {
          id source order { id } unpaidSeats { id } flight { id }
          passengerSegments {
            id name checkIn { state documentNeeded }
            coupon { ticket { number order { id } coupons { number } } }
            capabilities { action allowed reason { code } }
          }
        }
      }
    }`,
    { input: { challengeId, code: sent?.code } },
  );
  const { itinerary } = confirmCheckInAccess;
  expect(itinerary).toMatchObject({ source: 'LOOKED_UP', order: null, unpaidSeats: null });
  expect(keyOf('CheckInItinerary', itinerary.id)).toMatch(/\.0$/);
  expect(itinerary.passengerSegments).toHaveLength(4);
  for (const { checkIn, coupon } of itinerary.passengerSegments) {
    expect(checkIn).toEqual({ state: 'NOT_CHECKED_IN', documentNeeded: false });
    expect(coupon.ticket.order).toBeNull();
  }
  const { checkIn } = await ask(
    `mutation ($input: CheckInInput!) {
      checkIn(input: $input) {
        userErrors { code path }
        passengerSegments {
          checkIn { state contact cancellationsLeft }
          seat { number state }
          boardingPass { id bcbp seatNumber pdfUrl notes boardingAt { local } }
        }
      }
    }`,
    {
      input: {
        idempotencyKey: randomUUID(),
        flightId: itinerary.flight.id,
        locale: 'EN',
        passengers: itinerary.passengerSegments.map(({ id }: { id: string }) => ({
          passengerSegmentId: id,
        })),
        contact: { email: 'mei.lin@example.com' },
        agreements: ['CHECK_IN', 'DANGEROUS_GOODS'],
      },
    },
  );
  expect(checkIn.userErrors).toEqual([]);
  for (const { checkIn: made, boardingPass } of checkIn.passengerSegments) {
    expect(made).toEqual({
      state: 'CHECKED_IN',
      contact: 'm•••@example.com',
      cancellationsLeft: 2,
    });
    expect(boardingPass.bcbp).toHaveLength(60);
  }
  const seats = checkIn.passengerSegments.map(
    ({ seat }: { seat: { state: string } | null }) => seat?.state,
  );
  expect(seats.filter((state: string) => state === 'ASSIGNED')).toHaveLength(3);
});
