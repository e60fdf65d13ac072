import { type DocumentNode, execute, parse } from 'graphql';
import { createStoryMock } from '#gateway/compose/story-gateway.ts';
import { createContext } from '#gateway/requests/context.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { SCREEN_OPERATIONS } from '#tests/contract/screen-operations.ts';

const documents = new Map<string, DocumentNode>(SCREEN_OPERATIONS);

const SEARCH = `query Search($day: LocalDate!, $sort: FlightSort!, $filter: FlightFilter) {
  flightSearch(input: {
    tripType: ONE_WAY, sort: $sort, filter: $filter
    bounds: [{ origin: "SHA", destination: "HKG", departureDate: $day }]
    party: { adults: 2, infants: 1 }
  }) {
    expiresAt serverNow unfilteredCount ribbon { date }
    userErrors { code }
    flights {
      itinerary {
        departure { local } arrival { instant } transfers { airport { code } }
        segments { id flightNumber origin { cityCode } destination { code } }
      }
      fares { fareId brand { code } total { amount } tripTotal { amount } }
    }
  }
}`;

const OFFER = `mutation Offer($fareId: ID!) {
  createOffer(input: { tripType: ONE_WAY, fareIds: [$fareId], party: { adults: 2, infants: 1 } }) {
    offer {
      id expiresAt price { total { amount currency } }
      bounds { itinerary { segments { id } } }
    }
    userErrors { code }
  }
}`;

const ORDER = `mutation Order($input: CreateOrderInput!) {
  createOrder(input: $input) {
    order {
      id state bookingReference paymentDueAt createdAt price { total { amount currency } }
      segments { flight { id } } tickets { number }
      passengers { id name type dateOfBirth }
    }
    userErrors { code path }
  }
}`;

const CONFIRM = `mutation Confirm($id: ID!) {
  confirmPayment(input: { orderId: $id }) { outcome payable { id amountDue { amount } } }
}`;

const PAID_FOR = `query PaidFor($id: ID!) {
  node(id: $id) { ... on Payment { payable { __typename id } } }
}`;

const OWN = { SEARCH, OFFER, ORDER, CONFIRM, PAID_FOR };

const passport = (number: string) => ({
  type: 'PP',
  number,
  issuingCountry: 'HK',
  expiresOn: '2099-12-31',
});

/** Two adults, and an infant on the lap of the first. */
export const travellersOn = (day: string) => [
  {
    key: '1',
    type: 'ADT',
    lastName: 'Lee',
    firstName: 'Siu Ming',
    title: 'MR',
    gender: 'M',
    dateOfBirth: '1988-04-17',
    nationality: 'HK',
    document: passport('K55550001'),
    phone: { areaCode: '852', number: '51234567' },
  },
  {
    key: '2',
    type: 'ADT',
    lastName: 'Ho',
    firstName: 'Wai Yan',
    title: 'MS',
    gender: 'F',
    dateOfBirth: '1990-09-02',
    nationality: 'HK',
    document: passport('K55550002'),
  },
  {
    key: '3',
    type: 'INF',
    lastName: 'Lee',
    firstName: 'Tsz Kiu',
    gender: 'F',
    dateOfBirth: addDays(day, -200),
    nationality: 'HK',
    document: passport('K55550003'),
    accompanyingAdultKey: '1',
  },
];

/** A mock that is asked as screens ask it: by the names of their operations, or of those written here. */
export function playedMock(now: Date) {
  const { schema, source } = createStoryMock(() => now);
  let keys = 0;
  const ask = async (name: string, variableValues: object = {}) => {
    const own = Object.hasOwn(OWN, name) ? OWN[name as keyof typeof OWN] : name;
    const document = documents.get(name) ?? parse(own);
    const contextValue = createContext(new Request('http://gateway.test/graphql'), source);
    const asked = { schema, document, variableValues: { ...variableValues }, contextValue };
    const answer = JSON.parse(JSON.stringify(await execute(asked)));
    if (answer.errors) throw new Error(JSON.stringify(answer.errors));
    return answer.data;
  };
  const key = () => {
    keys += 1;
    return `story-key-${keys}`;
  };
  /** Tomorrow in Shanghai: check-in is open. */
  const day = commercialDay(new Date(now.getTime() + 24 * 60 * 60_000));

  /** Finds a flight and orders it in the most basic brand, for the travellers above. */
  const order = async () => {
    const { flightSearch } = await ask('SEARCH', {
      day,
      sort: 'PRICE',
      filter: { maxTransfers: 0 },
    });
    const [flight] = flightSearch.flights;
    const [fare] = flight.fares;
    const { createOffer } = await ask('OFFER', { fareId: fare.fareId });
    const { offer } = createOffer;
    const { createOrder } = await ask('ORDER', {
      input: {
        idempotencyKey: key(),
        offerId: offer.id,
        acceptedTotal: offer.price.total,
        passengers: travellersOn(day),
        contact: { name: 'Lee Siu Ming', email: 'siuming.lee@example.com' },
        agreements: ['CONDITIONS_OF_CARRIAGE', 'PRIVACY'],
        locale: 'EN',
      },
    });
    return { flight, fare, offer, order: createOrder.order, userErrors: createOrder.userErrors };
  };

  /** Pays what an id names, as the provider's page would. */
  const pay = async (id: string) => {
    const input = { orderId: id, idempotencyKey: key(), locale: 'EN' };
    const { startPayment } = await ask('PayWithPoints', { input });
    const { confirmPayment } = await ask('CONFIRM', { id });
    return { startPayment, confirmPayment };
  };

  /** What an attempt pays for. */
  const payableOf = async (paymentId: string) =>
    (await ask('PAID_FOR', { id: paymentId })).node.payable;

  /** An order that is paid, with everyone on its one flight. */
  const ticketed = async () => {
    const made = await order();
    const paid = await pay(made.order.id);
    const { order: detail } = await ask('OrderDetail', { by: { id: made.order.id } });
    return { ...made, ...paid, detail, people: detail.passengerSegments };
  };
  return { ask, key, day, order, pay, payableOf, ticketed };
}
