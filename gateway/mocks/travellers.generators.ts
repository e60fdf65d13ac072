import { globalId } from '#gateway/graphql/global-id.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { capabilities } from './capabilities.ts';
import { extrasOnFlight } from './extras.generators.ts';
import type { TypeGenerator } from './generator.ts';
import { SeededRandom } from './seeded-random.ts';

/** Last names as tickets print them. */
export const LAST_NAMES = ['CHAN', 'TANAKA', 'WANG', 'MULLER', 'SMITH', 'NGUYEN'];
const FIRST_NAMES = ['TAIMAN', 'YUKI', 'XIAOYAN', 'ANNA', 'JOHN', 'THIMAI'];

/** Who travels on a mocked order: an adult with an infant on the lap, and another adult. */
export const PARTY = ['ADT', 'ADT', 'INF'] as const;
const CARRIER = 0;
const INFANT = 2;

/** There and back. */
export const FLIGHTS = [0, 1] as const;

/** The ids of what belongs to an order: `travellerId('Passenger', 'ABC234', 0)`. */
export const travellerId = (type: string, order: string, ...at: readonly number[]) => ({
  id: globalId(type, [order, ...at].join('.')),
});

/** The order that an object with the same key is about; any where it has none. */
export const ofOrder = (key: string) => (key ? { order: travellerId('Order', key) } : {});

function placeIn(key: string) {
  const [order = '', person = 0, flight = 0] = key.split('.');
  return { order, person: Number(person), flight: Number(flight) };
}

/** The name of one of them; the infant has the last name of the first. */
function nameOf(order: string, person: number) {
  const own = new SeededRandom(`name ${order} ${person}`);
  const family = person === INFANT ? new SeededRandom(`name ${order} ${CARRIER}`) : own;
  const lastName = family.pick(LAST_NAMES);
  const firstName = FIRST_NAMES[(own.below(2) + person * 2) % FIRST_NAMES.length] ?? '';
  return { lastName, firstName, name: `${lastName}/${firstName}` };
}

const passenger: TypeGenerator = (dice, now, key) => {
  const { order, person } = placeIn(key);
  const days = person === INFANT ? -dice.between(100, 400) : -dice.between(9000, 20_000);
  return {
    ...nameOf(order, person),
    type: PARTY[person] ?? 'ADT',
    dateOfBirth: addDays(commercialDay(now), days),
    accompanyingAdult: person === INFANT ? travellerId('Passenger', order, CARRIER) : null,
    ticket: travellerId('Ticket', order, person),
  };
};

const passengerSegment: TypeGenerator = (_dice, _now, key) => {
  const { order, person, flight } = placeIn(key);
  const beside = (other: number) => travellerId('PassengerSegment', order, other, flight);
  return {
    name: nameOf(order, person).name,
    passengerType: PARTY[person] ?? 'ADT',
    passenger: travellerId('Passenger', order, person),
    segment: travellerId('OrderSegment', order, flight),
    flight: travellerId('FlightSegment', order, flight),
    coupon: travellerId('Coupon', order, person, flight),
    accompanyingAdult: person === INFANT ? beside(CARRIER) : null,
    lapInfant: person === CARRIER ? beside(INFANT) : null,
    cabin: 'ECONOMY',
    capabilities: capabilities(['SELECT_SEAT', 'CHECK_IN', 'CHOOSE_MEAL', 'BUY_EXTRAS']),
    seat: null,
    extras: extrasOnFlight(),
    boardingPass: null,
    specialMeal: null,
    specialServices: [],
  };
};

const ticket: TypeGenerator = (dice, now, key) => {
  const { order, person } = placeIn(key);
  return {
    number: BRAND.ticketPrefix + dice.text('0123456789', 10),
    order: travellerId('Order', order),
    passenger: travellerId('Passenger', order, person),
    coupons: FLIGHTS.map((flight) => travellerId('Coupon', order, person, flight)),
    reissuedFrom: null,
    validUntil: addDays(commercialDay(now), dice.between(300, 365)),
  };
};

const coupon: TypeGenerator = (_dice, _now, key) => {
  const { order, person, flight } = placeIn(key);
  return {
    number: flight + 1,
    state: 'OPEN',
    ticket: travellerId('Ticket', order, person),
    segment: travellerId('OrderSegment', order, flight),
  };
};

/** Everyone of an order, each found again from every flight, ticket and coupon. */
export const travellerGenerators: Record<string, TypeGenerator> = {
  Passenger: passenger,
  PassengerSegment: passengerSegment,
  Ticket: ticket,
  Coupon: coupon,
};
