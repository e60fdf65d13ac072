import { buy, findOffer } from '#tests/support/buyer.ts';

/** With what a page is opened so that it shows what travellers come for. */
export interface Occasion {
  readonly query: string;
  readonly cookie?: string;
}

/** The booking of one traveller, as in the addresses of its pages; other pages are opened as they are. */
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
    '/order/flightOrderDetail': order,
    '/checkIn/choose-seat': { ...order, query: `${order.query}&segment=0` },
    '/checkIn/order-result': { ...order, query: `${order.query}&segment=0` },
  };
}
