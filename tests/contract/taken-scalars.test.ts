import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { startFlightStatus } from '#gateway/upstreams/examples/flight-status/service.ts';
import { startRefunds } from '#gateway/upstreams/examples/refunds/service.ts';
import { gatewayWithUpstreams } from '#tests/support/upstreams/gateway-with-upstreams.ts';

const opened = await gatewayWithUpstreams({
  refunds: startRefunds,
  'flight-status': startFlightStatus,
});
const { send } = await opened.browser();

const STATUS = 'query ($by: FlightStatusLookup!) { flightStatus(by: $by) { flights { state } } }';
const REQUEST =
  'mutation ($input: RequestRefundInput!) { requestRefund(input: $input) { userErrors { code } } }';
const WITHDRAW =
  'mutation ($input: WithdrawRefundInput!) { withdrawRefund(input: $input) { userErrors { code } } }';
const OFFER =
  'mutation ($input: CreateRefundOfferInput!) { createRefundOffer(input: $input) { userErrors { code } } }';

const idempotencyKey = randomUUID();
const refund = { idempotencyKey, refundOfferId: 'x', accepted: { amount: 1, currency: 'CNY' } };
const offer = { orderId: 'x', passengerIds: ['x'], reason: 'ILLNESS' };

const WRONG = [
  ['a day', STATUS, { by: { flight: { flightNumber: 'MG523', date: '2027-02-30' } } }],
  ['a key', REQUEST, { input: { ...refund, idempotencyKey: 'short' } }],
  ['a key', WITHDRAW, { input: { refundId: 'x', idempotencyKey: 7 } }],
  ['a currency', REQUEST, { input: { ...refund, accepted: { amount: 1, currency: 'yuan' } } }],
  ['an amount', REQUEST, { input: { ...refund, accepted: { amount: 1.5, currency: 'CNY' } } }],
  ['an id', OFFER, { input: { ...offer, orderId: { id: 'x' } } }],
  ['a reason', OFFER, { input: { ...offer, reason: 'BOREDOM' } }],
  ['a field', OFFER, { input: { ...offer, colour: 'red' } }],
] as const;

async function share(percent: number) {
  for (const team of ['refunds', 'flight-status']) opened.setShare(team, percent);
  await new Promise((resolve) => setTimeout(resolve, 1_100));
}

test('what is wrong with a value is said before a service is called, in the words of the airline', async () => {
  await share(0);
  const own = [];
  for (const [, query, variables] of WRONG) own.push(await send(query, variables));
  await share(100);
  await opened.kill('refunds');
  await opened.kill('flight-status');
  for (const [index, [what, query, variables]] of WRONG.entries()) {
    const { status, errors } = await send(query, variables);
    expect([what, status, errors]).toEqual([what, own[index]?.status, own[index]?.errors]);
    expect([what, errors.length, errors[0]?.extensions?.code]).toEqual([what, 1, 'BAD_USER_INPUT']);
  }
  const right = await send(WITHDRAW, { input: { refundId: 'x', idempotencyKey } });
  expect(right.errors[0]?.extensions.code).toBe('SERVICE_UNAVAILABLE');
});
