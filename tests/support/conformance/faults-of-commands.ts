import { adds, amount, type PlantedFault, reads, says } from './spoils.ts';

/** Faults in what a service does: lists and ids, refusals, keys, refunds, examples. */
export const FAULTS_OF_COMMANDS: readonly PlantedFault[] = [
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
    says('UnknownId', /.*/s, '{"data":{"node":null},"errors":[{"message":"not found"}]}'),
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
    'a price that was not seen is charged',
    says('MakeOrder', '"code":"AMOUNT_CHANGED"', '"code":"SOLD_OUT"'),
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
    'reasons that need a proof require one',
  ],
  [
    'the money takes a month',
    says('OfferRefund', /"dueOn":"\d{4}/, '"dueOn":"2999'),
    'a refund that is requested now is paid within the working days of RULES',
  ],
  [
    'another amount is carried out',
    says('AskForRefund', 'AMOUNT_CHANGED', 'OFFER_EXPIRED'),
    'a refund of another amount than was offered is not carried out',
  ],
  // examples
  [
    'an example is refused',
    says('Airports', /"airport":\{.*\},/s, '"airport":null,'),
    'the example Airports is answered with data and without errors',
  ],
];
