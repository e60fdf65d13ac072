import { NotShown } from '#gateway/conformance/fault.ts';
import { type Question, question } from '#gateway/conformance/question.ts';
import type { Run } from '#gateway/conformance/run.ts';
import { addDays } from '#schema/rules/base/local-date.ts';
import { OFFER, offered } from './refund-questions.ts';
import { FLIGHT, ITINERARY, MOMENT, MONEY, ORDER, pageOf, REFUND } from './selections.ts';
import { anOffer, CREATE_OFFER, routesOf, SEARCH, searchOf } from './trip.ts';

const PLACES = question(`query Places {
  airports { id code cityCode placeCode name city country zone latitude longitude terminal }
  fareBrands { id code cabin rank conditions { changeFee ${MONEY} refundFee ${MONEY} noShowFee ${MONEY} pointsPercent } }
  exchangeRates { date base rates { currency rate } } serverNow }`);
const STATUS = question(`query Status($by: FlightStatusLookup!) { flightStatus(by: $by) {
  serverNow firstDay lastDay previousDay nextDay flights { id asOf date state punctuality reason segment ${FLIGHT}
    departure { scheduled ${MOMENT} estimated ${MOMENT} actual ${MOMENT} delayMinutes countersOpenAt ${MOMENT} boardingAt ${MOMENT} }
    arrival { airport { code zone } diverted scheduled ${MOMENT} estimated ${MOMENT} actual ${MOMENT} delayMinutes }
    progress { permille minutesFlown minutesLeft } lastChange { kind at } } } }`);
const CALENDAR =
  question(`query Calendar($input: PriceCalendarInput!) { priceCalendar(input: $input) {
  lowest ${MONEY} days { date total ${MONEY} lowest noPriceReason } } }`);
const ORDER_BY_ID = question(`query OrderById($id: ID!) { order(by: { id: $id }) ${ORDER} }`);
const SEGMENTS = question(`query OrderSegments($id: ID!) { order(by: { id: $id }) { id
  bounds { index itinerary ${ITINERARY} } segments { id index boundIndex cabin flight ${FLIGHT} passengerSegments { id name passengerType } }
  refunds ${REFUND} } }`);
const CHANGES = question(`query Changes($input: ChangeSearchInput!) { changeSearch(input: $input) {
  flights { fares { changeFareId penalty ${MONEY} addCollect ${MONEY} totalDue ${MONEY} } } } }`);
const LISTS =
  question(`query Lists($from: LocalDate!, $to: LocalDate!) { viewer { id serverNow member { id
  orders(first: 5) ${pageOf('{ id state createdAt paymentDueAt bookingReference }')}
  refunds(first: 5) ${pageOf(REFUND)}
  messages(first: 5) ${pageOf('{ id kind title createdAt readAt }')}
  points { available frozen statement(input: { from: $from, to: $to }, first: 5) { earned spent
    entries ${pageOf('{ id change balance source recordedOn expiresOn }')} } } } } }`);

/** Sends a document, where it is in the scope. */
async function readWhere(run: Run, one: Question, variables: () => Promise<object>) {
  if (run.scope.leftOut(one.document)) return;
  const { client } = await run.visitor();
  await client.ask(one, { ...(await variables()) });
}

/** An offer holds nothing: the kit may request one and need not use it. */
async function askWhere(run: Run, one: Question, ask: () => Promise<unknown>) {
  if (run.scope.leftOut(one.document) || (await run.isMadeUp())) return;
  await ask().catch((thrown: unknown) => {
    if (!(thrown instanceof NotShown)) throw thrown;
  });
}

/** Reads what an endpoint has, so that there are answers to look at; changes nothing. */
export async function readAll(run: Run): Promise<void> {
  await readWhere(run, PLACES, async () => ({}));
  await readWhere(run, SEARCH, async () => {
    const [route] = await routesOf(run);
    return { input: searchOf(route, { adults: 2, children: 1, infants: 1 }) };
  });
  await readWhere(run, STATUS, async () => {
    const [{ origin, destination }] = await routesOf(run);
    const date = (await run.now()).toISOString().slice(0, 10);
    const route = { origin: origin.placeCode, destination: destination.placeCode, date };
    return { by: { route } };
  });
  await readWhere(run, CALENDAR, async () => {
    const [{ origin, destination, departureDate }] = await routesOf(run);
    const ends = { origin: origin.placeCode, destination: destination.placeCode };
    return { input: { ...ends, month: departureDate, party: { adults: 2, children: 1 } } };
  });
  await askWhere(run, CREATE_OFFER, () => anOffer(run));
  await askWhere(run, OFFER, () => offered(run, 'CHANGE_OF_PLANS'));
  await askWhere(run, OFFER, () => offered(run, 'ILLNESS'));
  await askWhere(run, CHANGES, async () => {
    const { client, values } = await run.guestOf('paid-with-change-fee');
    const { orderId, passengerIds, changeDate } = values;
    const bounds = [{ boundIndex: 0, departureDate: changeDate }];
    await client.ask(CHANGES, { input: { orderId, passengerIds, bounds } });
  });
  const { values } = await run.visitor();
  for (const id of [values.orderId, values.refundOrderId, values.unpaidOrderId])
    if (typeof id === 'string')
      for (const one of [ORDER_BY_ID, SEGMENTS]) await readWhere(run, one, async () => ({ id }));
  await readWhere(run, LISTS, async () => {
    const to = (await run.now()).toISOString().slice(0, 10);
    return { from: addDays(to, -365), to };
  });
}
