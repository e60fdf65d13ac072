import { getNamedType, isLeafType, parse } from 'graphql';
import { expect, test } from 'vitest';
import { graphiqlTabs } from '#gateway/graphiql/graphiql-tabs.ts';
import { readAnswers } from '#gateway/graphiql/recorded-answers.ts';
import { readPresentSchema } from '#gateway/graphql/schema-compatibility/published-schema.ts';
import { walkAnswer } from '#gateway/graphql/walk-answer.ts';
import { SCENARIOS } from '#gateway/scenarios/scenarios.ts';
import { gatewayWithUpstreams } from '#tests/support/upstreams/gateway-with-upstreams.ts';
import { selectionsOf } from './read-everything.ts';

/** Fields that say the same everywhere, each group with the reason why that is no fault. */
const CONSTANT = {
  'a scenario is a beginning: no one has checked in, decided, failed to pay or closed an account yet':
    [
      'AirlineChangeOption.allowed',
      'CheckIn.cancellations',
      'CheckIn.checkedInAt',
      'CheckIn.contact',
      'CheckIn.documentNeeded',
      'CheckIn.place',
      'CheckIn.sequenceNumber',
      'ExtrasOrderConnection.totalCount',
      'IdentityDocument.numberProblem',
      'Member.closesOn',
      'Member.messageCopies',
      'MemberCredentials.consumptionPasswordLocked',
      'MemberCredentials.consumptionPasswordTriesLeft',
      'MemberProfile.version',
      'PageInfo.hasNextPage',
      'PageInfo.hasPreviousPage',
      'Payment.failure',
      'Payment.points',
      'Payment.refundedAt',
      'PointsAccount.frozen',
      'PointsAccount.heldUntil',
      'RefundConnection.totalCount',
      'TierGoal.reached',
    ],
  'one builder makes the people and their earlier flights alike': [
    'Contact.phone',
    'FlownSegment.change',
    'FlownSegment.flightNumber',
    'FlownSegment.qualifying',
    'FlownSegment.source',
    'FlownSegmentSummary.from',
    'IdentityDocument.type',
    'MemberAgreement.guardianName',
    'MemberContact.kind',
    'MemberContact.masked',
    'MemberProfile.locale',
    'MemberProfile.nationality',
    'MemberProfile.phone',
  ],
  'the fleet of the demo has two engines each, and what is in season is flown directly, one way': [
    'AircraftEngines.count',
    'PromotedRoute.direct',
    'PromotedRoute.returnDate',
  ],
  'the browser of the test is one, and at no known place': [
    'MemberSession.country',
    'MemberSession.current',
    'MemberSession.device',
  ],
  'the same of everyone by the rules of the airline: one currency, one address, twelve months, no discounts':
    [
      'CouponCounts.discounts',
      'Member.ownDataUrl',
      'Money.currency',
      'Money.digits',
      'Order.salesChannel',
      'TierProgress.months',
    ],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What is met less often may be the same by chance. */
const OFTEN = 5;

const opened = await gatewayWithUpstreams({});
const schema = readPresentSchema();

/** The different values of each field that was met, and how often it was. */
function valuesMet() {
  const met = new Map<string, { readonly values: Set<string>; times: number }>();
  const look = (query: string, data: unknown): void => {
    for (const { coordinate, field, value } of walkAnswer(parse(query), data, schema).fields) {
      if (!isLeafType(getNamedType(field.type)) || value === undefined || Array.isArray(value))
        continue;
      const known = met.get(coordinate) ?? { values: new Set(), times: 0 };
      known.values.add(JSON.stringify(value));
      known.times += 1;
      met.set(coordinate, known);
    }
  };
  return { met, look };
}

test('no field says the same over all scenarios and recorded answers, unless it is listed with the reason', async () => {
  const { met, look } = valuesMet();
  const answers = readAnswers();
  for (const { title, query } of graphiqlTabs(opened.clock.now()).tabs) look(query, answers[title]);
  // which flights are in the air is a matter of the hour
  const publicOnes = selectionsOf(schema, 'Query', 2).filter(
    (one) => !one.startsWith('airborneFlights'),
  );
  const orders = selectionsOf(schema, 'Order', 2);
  const members = selectionsOf(schema, 'Member', 3);
  const anyone = await opened.browser();
  for (const one of publicOnes) look(`{ ${one} }`, (await anyone.send(`{ ${one} }`)).data);
  for (const scenario of SCENARIOS) {
    const { send, world } = await opened.browser(scenario);
    const read = async (query: string, variables: object = {}) =>
      look(query, (await send(query, variables)).data);
    for (const { id } of world?.orders ?? [])
      for (const one of orders)
        await read(`query ($id: ID!) { order(by: { id: $id }) { ${one} } }`, { id });
    if (world?.member)
      for (const one of members) await read(`query { viewer { member { ${one} } } }`);
  }
  const constant = [...met]
    .filter(([, { values, times }]) => values.size === 1 && times >= OFTEN)
    .map(([coordinate]) => coordinate);
  expect(met.size).toBeGreaterThan(400);
  const listed: readonly string[] = Object.values(CONSTANT).flat();
  expect(constant.filter((one) => !listed.includes(one))).toEqual([]);
  // a value of the season may differ by the day of the test; a field that is gone is not listed
  expect(listed.filter((one) => !met.has(one))).toEqual([]);
}, 300_000);
