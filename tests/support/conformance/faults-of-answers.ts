import { adds, amount, type SeededFault, says } from './spoils.ts';

/** Faults in what a service says: its schema, the form of its answers, figures and times. */
export const FAULTS_OF_ANSWERS: readonly SeededFault[] = [
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
    'each selected field is in the answer',
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
    says('Search', /("origin":\{[^}]*"zone":)"[^"]+"/, '$1"Europe/Paris"'),
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
    'an offer is valid for centuries',
    says('MakeOffer', /("expiresAt":")\d{4}/, '$12999'),
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
];
