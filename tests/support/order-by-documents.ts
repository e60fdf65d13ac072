import { randomUUID } from 'node:crypto';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { TrustedClient } from './trusted-client.ts';

interface Found {
  flightSearch: { flights: { fares: { fareId: string; total: Price }[] }[] };
}
interface Price {
  amount: number;
  currency: string;
}
interface Offered {
  createOffer: { offer: { id: string } };
}
interface Seen {
  offer: { price: { total: Price } };
}
interface Ordered {
  createOrder: { order: { id: string } | null; userErrors: { code: string; path: string[] }[] };
}

const PARTY = { adults: 1, children: 0, infants: 0 };

/** The search that a traveller begins with: one adult, one way, `days` ahead. */
export const searchInput = (now: Date, days = 30) => ({
  tripType: 'ONE_WAY',
  bounds: [
    {
      origin: 'PVG',
      destination: 'HKG',
      departureDate: new Date(now.getTime() + days * 86_400_000).toISOString().slice(0, 10),
    },
  ],
  party: PARTY,
});

/** What `CreateOrder` takes; change what a test is about. */
export const orderInput = (offerId: string, total: Price) => ({
  idempotencyKey: randomUUID(),
  offerId,
  acceptedTotal: { amount: total.amount, currency: total.currency },
  passengers: [aPassenger()],
  contact: aContact(),
  agreements: ['CONDITIONS_OF_CARRIAGE', 'PRIVACY'],
  locale: 'EN',
});

/** Searches and takes an offer with the site's own documents. */
export async function offerByDocuments(client: TrustedClient, now = new Date()) {
  const search = { input: searchInput(now), currency: 'CNY', locale: 'EN' };
  const found = await client.ask<Found>('FlightSelection', search);
  const fareId = found.data?.flightSearch.flights[0]?.fares[0]?.fareId;
  if (!fareId) throw new Error(`No flight: ${JSON.stringify(found.errors)}`);
  const input = { tripType: 'ONE_WAY', fareIds: [fareId], party: PARTY };
  const offered = await client.ask<Offered>('CreateOffer', { input });
  const offerId = offered.data?.createOffer.offer.id ?? '';
  const seen = await client.ask<Seen>('PassengersService', { offerId, locale: 'EN' });
  const total = seen.data?.offer.price.total;
  if (!total) throw new Error(`No offer: ${JSON.stringify([offered, seen])}`);
  return { fareId, offerId, total };
}

/** Orders one adult's flight with the site's own documents: the order's id, or the codes of what was wrong. */
export async function orderByDocuments(client: TrustedClient) {
  const { offerId, total } = await offerByDocuments(client);
  const input = orderInput(offerId, total);
  const { data, errors } = await client.ask<Ordered>('CreateOrder', { input });
  if (!data) throw new Error(JSON.stringify(errors));
  const { order, userErrors } = data.createOrder;
  return { id: order?.id ?? null, codes: userErrors.map(({ code }) => code) };
}
