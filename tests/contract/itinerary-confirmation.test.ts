import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyOf } from '#gateway/graphql/global-id.ts';
import { CONFIRMATION_LIMITS } from '#gateway/modules/itinerary-confirmations/confirmation-dependencies.ts';
import { loadScenario } from '#gateway/scenarios/load-scenario.ts';
import { itineraryLastDay } from '#gateway/scenarios/sets/travelled.scenarios.ts';
import { testOrders } from '#gateway/scenarios/test-orders.ts';
import { testGateway } from '#tests/support/gateway.ts';

const { fetch, clock, services, keys, db } = await testGateway();
const scenario = await loadScenario(testOrders(db, keys), itineraryLastDay, clock.now());
const { flights, ticketNumbers, name, email } = scenario.orders[0]!;
const DETAILS = {
  flightDate: flights[0]?.date,
  flightNumber: flights[0]?.flightNumber,
  ticketNumber: ticketNumbers[0],
  name,
  email,
  locale: 'EN',
};

/** A browser that keeps its cookie. */
function browser() {
  let cookie = '';
  return async (query: string, variables: object) => {
    const request = new Request('http://gateway.test/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables }),
    });
    const response = await fetch(request);
    cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? cookie;
    const { data, errors } = await response.json();
    expect(errors).toBeUndefined();
    return data;
  };
}

const ASK = `mutation($input: RequestItineraryConfirmationInput!) {
  requestItineraryConfirmation(input: $input) { challenge { id } userErrors { code } } }`;
const OPEN = `mutation($input: OpenItineraryConfirmationInput!) {
  openItineraryConfirmation(input: $input) {
    itineraryConfirmation { id number use sentTo passengerSegments { flight { flightNumber } coupon { state } } }
    userErrors { code path } } }`;
const READ = 'query($id: ID!) { node(id: $id) { ... on ItineraryConfirmation { number } } }';
const CHECK = 'query($number: String!) { itineraryConfirmationStanding(number: $number) }';

test('a traveller reads an itinerary, a stranger reads nothing of it and may check its number', async () => {
  const [traveller, stranger] = [browser(), browser()];
  const asked = await traveller(ASK, { input: DETAILS });
  const challengeId = asked.requestItineraryConfirmation.challenge.id;
  const { code = '' } = (await services.verification.codeToSend(challengeId, clock.now())) ?? {};
  const input = { idempotencyKey: randomUUID(), challengeId, code };
  const byStranger = await stranger(OPEN, { input });
  expect(byStranger.openItineraryConfirmation).toEqual({
    itineraryConfirmation: null,
    userErrors: [{ code: 'CODE_WRONG', path: ['code'] }],
  });
  const { itineraryConfirmation: opened } = (await traveller(OPEN, { input }))
    .openItineraryConfirmation;
  expect(opened).toMatchObject({
    use: 'USED',
    sentTo: 'a•••@example.com',
    passengerSegments: [
      { flight: { flightNumber: DETAILS.flightNumber }, coupon: { state: 'FLOWN' } },
    ],
  });
  const { id, number } = opened;
  expect(keyOf('ItineraryConfirmation', id)).not.toBeNull();
  expect(await traveller(READ, { id })).toEqual({ node: { number } });
  expect(await stranger(READ, { id })).toEqual({ node: null });
  expect(await stranger(CHECK, { number })).toEqual({ itineraryConfirmationStanding: 'VALID' });
  expect(await stranger(CHECK, { number: 'BCDF-2346-GHJK' })).toEqual({
    itineraryConfirmationStanding: 'NOT_VALID',
  });
});

test('one network checks so many wrong numbers, and then none at all', async () => {
  const check = async (number: string) => {
    const body = JSON.stringify({ query: CHECK, variables: { number } });
    const headers = { 'content-type': 'application/json' };
    const asked = { method: 'POST', headers, body };
    const response = await fetch(new Request('http://gateway.test/graphql', asked));
    const { data, errors } = await response.json();
    return errors?.[0]?.extensions.code ?? data.itineraryConfirmationStanding;
  };
  const known = await db.selectFrom('itinerary_confirmations').selectAll().execute();
  const genuine = known[0]?.number ?? '';
  expect(await check(genuine)).toBe('VALID');
  const answers = new Set<string>();
  for (let count = 0; count <= CONFIRMATION_LIMITS.wrongNumbers.most; count += 1)
    answers.add(
      await check(`BCDF-2346-${String(count).padStart(4, 'G').replaceAll(/[01]/g, 'H')}`),
    );
  expect([...answers]).toEqual(['NOT_VALID', 'TOO_MANY_REQUESTS']);
  expect(await check(genuine)).toBe('TOO_MANY_REQUESTS');
});

test('one network asks for so many itineraries, and no more', async () => {
  const guesser = browser();
  const answers: string[] = [];
  for (let count = 0; count <= CONFIRMATION_LIMITS.address.most; count += 1) {
    const input = { ...DETAILS, email: `guess${count}@example.com` };
    const { requestItineraryConfirmation: answer } = await guesser(ASK, { input });
    answers.push(answer.userErrors[0]?.code ?? 'ASKED');
  }
  expect(answers.at(0)).toBe('ASKED');
  expect(answers.at(-1)).toBe('TOO_MANY_REQUESTS');
});
