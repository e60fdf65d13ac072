import type { LoadedScenario } from '#gateway/scenarios/load-scenario.ts';
import { buy, findOffer } from '#tests/support/buyer.ts';

/** With what a page is opened so that it shows what travellers come for. */
export interface Occasion {
  readonly query: string;
  readonly cookie?: string;
}

/** A flight of today with news of it. */
async function delayedFlight(url: string): Promise<Occasion> {
  const answer = await fetch(`${url}/demo/scenarios/flight-delayed`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const [{ flightNumber = '', date = '' } = {}] = ((await answer.json()) as LoadedScenario)
    .disturbed;
  return { query: `?${new URLSearchParams({ flight: flightNumber, date })}` };
}

/**
 * The booking of one traveller and a delayed flight, as in the addresses of their pages; other
 * pages are opened as they are.
 */
export async function occasions(url: string): Promise<Readonly<Record<string, Occasion>>> {
  const offer = await findOffer(url);
  const { orderId, cookie } = await buy(url, offer);
  const { date } = offer.flight;
  const order = { query: `?${new URLSearchParams({ order: orderId ?? '' })}`, cookie };
  const search = { trip: 'one-way', from: 'SHA', to: 'HKG', depart: date, adults: '1' };
  return {
    '/flightInquiry': { query: `?${new URLSearchParams(search)}` },
    '/flightInquiry/passengersService': { query: `?${new URLSearchParams({ offer: offer.id })}` },
    '/flightInquiry/payment': order,
    '/flightStatus/details': await delayedFlight(url),
    '/order/flightOrderDetail': order,
    '/order/flightOrder': { query: '', cookie },
    '/reserve': order,
    '/changeDate': order,
    '/checkIn/choose-seat': { ...order, query: `${order.query}&segment=0` },
    '/checkIn/order-result': { ...order, query: `${order.query}&segment=0` },
  };
}
