import { randomUUID } from 'node:crypto';
import type { Sent } from 'autocannon';
import { createSimulatedTimetable } from '#gateway/simulated/timetable/simulated-timetable.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { type FoundOffer, orderInput } from '#tests/support/buyer.ts';
import { trustedIds } from '#tests/support/trusted-client.ts';

const JSON_BODY = { 'content-type': 'application/json' };

/** A trusted document of the site as its browser requests it. */
function persisted(operation: string, variables: object): Sent {
  const query = new URLSearchParams({
    documentId: idOf(operation),
    variables: JSON.stringify(variables),
  });
  return { method: 'GET', path: `/graphql?${query}` };
}

function idOf(operation: string): string {
  const id = trustedIds().get(operation);
  if (!id) throw new Error(`No trusted document is called ${operation}: npm run generate`);
  return id;
}

/** The airports in every spelling: a read that needs no database. */
export const persistedRead = (): Sent[] => [persisted('AirportSpellings', {})];

/** The same, which is executed each time. */
export const readsNotStored = (): Sent[] => executedEachTime(persistedRead());

/** Each time at another address, so that an answer is stored and never found. */
function executedEachTime(requests: readonly Sent[]): Sent[] {
  let turn = 0;
  return requests.map((one) => ({
    ...one,
    setupRequest: (request) => ({ ...request, path: `${one.path}&turn=${turn++}` }),
  }));
}

/**
 * Three hundred different searches over all pairs of airports and most of the year, each of them
 * executed.
 */
export function searches(today: string): Sent[] {
  const timetable = createSimulatedTimetable();
  const pairs = timetable.airports.flatMap(({ code }) =>
    timetable.destinationsOf(code).map((destination) => [code, destination.code] as const),
  );
  const different = Array.from({ length: 300 }, (_, turn) => {
    const [origin, destination] = pairs[(turn * 7919) % pairs.length] ?? [];
    const departureDate = addDays(today, 1 + ((turn * 104_729) % 350));
    return persisted('FlightSelection', {
      input: {
        tripType: 'ONE_WAY',
        bounds: [{ origin, destination, departureDate }],
        party: { adults: 2, children: 1, infants: 0 },
      },
      currency: 'CNY',
      locale: 'EN',
    });
  });
  return executedEachTime(different);
}

/**
 * Orders as the site sends them, each of a browser and with a key of its own, of several offers in
 * turn.
 */
export function orders(offers: readonly FoundOffer[]): Sent[] {
  const documentId = idOf('CreateOrder');
  return offers.map(orderInput).map((input) => ({
    method: 'POST',
    path: '/graphql',
    headers: JSON_BODY,
    setupRequest: (request) => {
      const variables = { input: { ...input, idempotencyKey: randomUUID() } };
      return { ...request, body: JSON.stringify({ documentId, variables }) };
    },
  }));
}
