import { expect, test } from 'vitest';
import { linesOf } from '#gateway/conformance/report.ts';
import { conform, createRun } from '#gateway/conformance/run.ts';
import { wholeContract } from '#gateway/conformance/scope.ts';
import { resultOf } from '#gateway/conformance/statement.ts';
import { allStatements } from '#gateway/conformance/statements.ts';
import { demoEndpoint } from '#tests/support/conformance/demo-endpoint.ts';
import { type Spoil, spoiledEndpoints } from '#tests/support/conformance/spoiled-endpoint.ts';
import { testGateway } from '#tests/support/gateway.ts';

const statements = await allStatements();
const spoiled = spoiledEndpoints(await demoEndpoint(await testGateway()));

/** A service whose answers to an operation have another text somewhere. */
const says = (operation: string, from: string | RegExp, to: string): Spoil => ({
  answer: (body, { name }) => (name === operation ? body.replace(from, to) : body),
});
/** A service that reads another input than was sent. */
const reads = (
  operation: string,
  change: (input: Readonly<Record<string, unknown>>, times: number) => object,
): Spoil => ({
  request: ({ name, variables }, times) =>
    name === operation && variables.input
      ? {
          variables: {
            ...variables,
            input: { ...variables.input, ...change(variables.input, times) },
          },
        }
      : undefined,
});
const next = (_all: string, before: string, digits: string) => `${before}${Number(digits) + 1}`;
/** A service that adds one to a figure. */
const adds = (operation: string, figure: RegExp): Spoil => ({
  answer: (body, { name }) => (name === operation ? body.replace(figure, next) : body),
});
const amount = (field: string): RegExp => new RegExp(`("${field}":\\{"amount":)(\\d+)`);

const FAULTS: readonly (readonly [fault: string, spoil: Spoil, statement: string])[] = [
  // the schema
  [
    'a field is a list',
    says('IntrospectionQuery', /("name":"orderNumber".*?"kind":)"NON_NULL"/, '$1"LIST"'),
    'every field is there, of its type',
  ],
  [
    'a value is new in an enum',
    says(
      'IntrospectionQuery',
      '"name":"GATE_CLOSED"',
      '"name":"GATE_SHUT","isDeprecated":false,"deprecationReason":null},{"name":"GATE_CLOSED"',
    ),
    'no enum or union has more than a client is ready for',
  ],
  [
    'a value is gone from an enum',
    says('IntrospectionQuery', '"name":"GATE_CLOSED"', '"name":"GATE_SHUT"'),
    'every value of an enum, member of a union and interface of a type is there',
  ],
  [
    'a default is another',
    says('IntrospectionQuery', '"defaultValue":"8"', '"defaultValue":"9"'),
    'an argument that is left out counts as the contract says',
  ],
  // the form of answers
  [
    'an instant is local',
    says('Search', /("expiresAt":"[^"]+)Z"/, '$1+08:00"'),
    'an instant is in UTC, as ISO 8601 with Z',
  ],
  [
    'a day does not exist',
    says('Calendar', /("date":"\d{4}-\d\d-)\d\d"/, '$132"'),
    'a local day is YYYY-MM-DD, a day that exists, without a zone',
  ],
  [
    'a zone is none',
    says('Search', /"zone":"[^"]+"/, '"zone":"GMT+8:00"'),
    'a zone is one of IANA',
  ],
  [
    'a currency is a sign',
    says('Search', '"currency":"CNY"', '"currency":"¥"'),
    'a currency is a code of ISO 4217',
  ],
  [
    'a number is a fraction',
    says('Search', /"durationMinutes":(\d+)/, '"durationMinutes":$1.5'),
    'an integer is whole and has 32 bits',
  ],
  [
    'what is never null is null',
    says('Search', /"flightNumber":"[^"]+"/, '"flightNumber":null'),
    'nothing is null that the contract says is never null',
  ],
  [
    'a field is left out',
    says('Search', /"flightNumber":"[^"]+",/, ''),
    'each field that was asked for is in the answer',
  ],
  [
    'a list is one object',
    says('Search', '"transfers":[]', '"transfers":{}'),
    'a list is a list, and an object is an object',
  ],
  [
    'a state is unknown',
    says('Status', /"state":"[A-Z_]+"/, '"state":"ASLEEP"'),
    'a value of an enum is one of the contract’s',
  ],
  [
    'a field is made up',
    says('Search', /\}$/, ',"extensions":{"mocked":["Query.flightSearch"]}}'),
    'no field is made up',
  ],
  [
    'two types share an id',
    says(
      'Places',
      /"id":"[^"]+"(.*)"fareBrands":\[\{"id":"[^"]+"/,
      '"id":"one"$1"fareBrands":[{"id":"one"',
    ),
    'one id names one type of object',
  ],
  // errors
  [
    'an error has no code',
    says('NoVariable', '"code":"BAD_USER_INPUT"', '"status":400'),
    'an error has a code of the contract in extensions.code',
  ],
  [
    'an error has a code of its own',
    says('NoVariable', 'BAD_USER_INPUT', 'GRAPHQL_VALIDATION_FAILED'),
    'an error has a code of the contract in extensions.code',
  ],
  [
    'an error tells of the inside',
    says('WrongId', '"message":"', '"message":"at resolve (node_modules/pg/lib/client.js:12) '),
    'an error tells nothing of the inside of the service',
  ],
  // money
  [
    'a total is wrong',
    adds('MakeOffer', amount('total')),
    'fares, taxes and fees add up to the total',
  ],
  [
    'a tax is missing',
    adds('MakeOffer', amount('taxTotal')),
    'the taxes of a price, each with its code, add up to its taxes',
  ],
  [
    'fares do not add up',
    adds('MakeOffer', amount('fareTotal')),
    'the items of a price add up to its fares and taxes',
  ],
  [
    'the price of a passenger is wrong',
    adds('MakeOffer', amount('perPassenger')),
    'the price of a passenger is fare and taxes, that of a type so often as there are passengers',
  ],
  [
    'money has no minor unit',
    says('Search', '"digits":2', '"digits":0'),
    'money says how many digits of it are the minor unit',
  ],
  [
    'the lowest price is none',
    adds('Search', amount('lowestTotal')),
    'the lowest price of a flight is that of its cheapest fare',
  ],
  [
    'an order costs more than its offer',
    adds('MakeOrder', amount('total')),
    'an order costs what its offer said',
  ],
  // time
  [
    'a local time is another one',
    says('Search', /("local":"\d{4}-\d\d-\d\dT)\d\d:/, '$102:'),
    'the local time of a moment is what the clocks of its zone show at its instant',
  ],
  [
    'a flight has the clocks of the head office',
    says('Search', /"zone":"[^"]+"/, '"zone":"Europe/Paris"'),
    'a flight leaves and arrives by the clocks of its airports',
  ],
  [
    'a flight takes longer',
    adds('Search', /("durationMinutes":)(\d+)/),
    'a flight lasts from its departure to its arrival',
  ],
  [
    'an arrival is a day later',
    adds('Search', /("dayShift":)(\d+)/),
    'an arrival says how many days later it is by the clocks there',
  ],
  [
    'an offer is valid for an hour',
    says('MakeOffer', /("expiresAt":"[^"]+T)\d\d:/, '$123:'),
    'an offer is valid for so long as RULES say',
  ],
  [
    'an offer is over at once',
    says('MakeOffer', '"expired":false', '"expired":true'),
    'an offer is over at the very instant of its deadline, by the clock of the service',
  ],
  [
    'an order is never due',
    says(
      'OrderById',
      /"state":"PENDING_PAYMENT"(.*?)"paymentDueAt":"[^"]+"/,
      '"state":"PENDING_PAYMENT"$1"paymentDueAt":null',
    ),
    'an unpaid order is due so long after it was made as RULES say, any other is not due',
  ],
  [
    'a late flight is on time',
    says('Status', /"punctuality":"ON_TIME"/g, '"punctuality":"DELAYED"'),
    'a flight is late from so many minutes after schedule as RULES say, and on time before',
  ],
  [
    'an action is refused without a reason',
    says('OrderById', /("allowed":false[^}]*"reason":)\{[^}]*\}/, '$1null'),
    'an action that is not allowed has a reason, one that is allowed has none',
  ],
  // lists and ids
  [
    'a node is nowhere',
    says('AirportNodes', /"node":\{[^}]*\}/, '"node":null'),
    'an object by its id is what the list has',
  ],
  [
    'each page is the first',
    {
      request: ({ name, variables }) =>
        name === 'Page_messages'
          ? { variables: { ...variables, after: null } as never }
          : undefined,
    },
    'the pages of a member’s messages are the list, in its order, each of them once',
  ],
  [
    'a list is shorter than its page',
    says('Lists', /"totalCount":\d+/, '"totalCount":0'),
    'a page is no longer than RULES allow, and the list has at least as many',
  ],
  [
    'an unknown id is an error',
    says('NodeById', /.*/s, '{"data":{"node":null},"errors":[{"message":"not found"}]}'),
    'an error has a code of the contract in extensions.code',
  ],
  // what is refused
  [
    'a party of ten may book',
    reads('Search', () => ({ party: { adults: 1, children: 0, infants: 0 } })),
    'a party that may not book is refused with the code of the rule that it breaks',
  ],
  [
    'days are open without an end',
    says('Search', 'DATE_BEYOND_HORIZON', 'NOT_YET_ON_SALE'),
    'days of departure are open from today, by the clocks of the place, as far as RULES say',
  ],
  [
    'a price that nobody saw is charged',
    says('MakeOrder', '"code":"PRICE_CHANGED"', '"code":"SOLD_OUT"'),
    'an order at another price than was seen is not made',
  ],
  [
    'agreements are not asked for',
    reads('MakeOrder', () => ({ agreements: ['CONDITIONS_OF_CARRIAGE', 'PRIVACY'] })),
    'an order without the agreements is not made',
  ],
  [
    'a key has a second effect',
    reads('MakeOrder', (_input, times) =>
      times > 0 ? { idempotencyKey: crypto.randomUUID() } : {},
    ),
    'the same key brings the same order again, and no second one',
  ],
  [
    'a used key brings the old answer to another order',
    reads('MakeOrder', () => ({ locale: 'EN' })),
    'a key that was used for another order is refused',
  ],
  [
    'a key of any form is taken',
    {
      request: ({ variables }) => ({
        variables: {
          ...variables,
          input: { ...variables.input, idempotencyKey: crypto.randomUUID() },
        },
      }),
    },
    'a key of another form than RULES give it is refused by every command alike',
  ],
  [
    'an order is everyone’s',
    { confusesGuests: true },
    'an order of others looks as one that does not exist',
  ],
  [
    'bad input is an outage',
    {
      answer: (body) =>
        body.includes('BAD_USER_INPUT')
          ? new Response('Internal Server Error', { status: 500 })
          : body,
    },
    'a question with anything in any place is answered, or refused with a code',
  ],
  // refunds
  [
    'a refund is more than was paid',
    adds('OfferRefund', amount('total')),
    'a refund is refundable fare and taxes without the fee, which is never more than the fare',
  ],
  [
    'money comes back two times',
    adds('OfferRefund', amount('money')),
    'the money that comes back is the refund and the seats, without what goes back as points',
  ],
  [
    'illness is a wish',
    says('OfferRefund', '"kind":"INVOLUNTARY"', '"kind":"VOLUNTARY"'),
    'the reason decides whether a refund is voluntary; an involuntary one costs no fee',
  ],
  [
    'a proof is not asked for',
    says('OfferRefund', '"proofRequired":true', '"proofRequired":false'),
    'a proof is asked for with the reasons that need one',
  ],
  [
    'the money takes a month',
    says('OfferRefund', /"dueOn":"\d{4}/, '"dueOn":"2999'),
    'a refund that is requested now is paid within the working days of RULES',
  ],
  [
    'another amount is carried out',
    says('AskForRefund', 'AMOUNT_CHANGED', 'QUOTE_EXPIRED'),
    'a refund of another amount than was offered is not carried out',
  ],
  // examples
  [
    'an example is refused',
    says('Airports', /"airport":\{.*\},/s, '"airport":null,'),
    'the example Airports is answered with data and without errors',
  ],
];

const statementOf = (name: string) => {
  const statement = statements.find((one) => one.name === name);
  if (!statement) throw new Error(`no such statement: ${name}`);
  return statement;
};

test('the control: without a fault each of these statements holds', async () => {
  const run = createRun(spoiled({}), wholeContract());
  const names = new Set(FAULTS.map(([, , name]) => name));
  const results = await conform(run, [...names].map(statementOf));
  expect(results.filter(({ outcome }) => outcome !== 'PASSED').flatMap(linesOf)).toEqual([]);
}, 60_000);

test.each(FAULTS)(
  'a planted fault is named: %s',
  async (_fault, spoil, name) => {
    const result = await resultOf(statementOf(name), createRun(spoiled(spoil), wholeContract()));
    expect(result.outcome, linesOf(result).join('\n')).toBe('FAILED');
  },
  60_000,
);
