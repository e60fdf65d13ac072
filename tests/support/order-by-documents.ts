import { randomUUID } from 'node:crypto';
import { aContact } from '#gateway/scenarios/builders/contact.builder.ts';
import { aPassenger } from '#gateway/scenarios/builders/passenger.builder.ts';
import type { TrustedClient } from './trusted-client.ts';

interface Found {
  flightSearch: {
    flights: { key: string; fares: { brand: { code: string } }[] }[];
    chosen: { fare: { fareId: string } }[];
  };
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
  accepted: { amount: total.amount, currency: total.currency },
  passengers: [aPassenger()],
  contact: aContact(),
  agreements: ['CONDITIONS_OF_CARRIAGE', 'PRIVACY'],
  locale: 'EN',
});

/**
 * Searches with the site's own document, and chooses the first fare of the first flight as its page
 * does.
 */
async function firstFare(client: TrustedClient, now: Date): Promise<string> {
  const ask = (choices: readonly object[]) => {
    const input = { ...searchInput(now), choices };
    return client.ask<Found>('FlightSelection', { input, currency: 'CNY', locale: 'EN' });
  };
  const found = await ask([]);
  const [flight] = found.data?.flightSearch.flights ?? [];
  const [fare] = flight?.fares ?? [];
  if (!flight || !fare) throw new Error(`No flight: ${JSON.stringify(found.errors)}`);
  const { data, errors } = await ask([{ key: flight.key, brand: fare.brand.code }]);
  const fareId = data?.flightSearch.chosen[0]?.fare.fareId;
  if (!fareId) throw new Error(`No fare: ${JSON.stringify(errors)}`);
  return fareId;
}

/** Searches and takes an offer with the site's own documents. */
export async function offerByDocuments(client: TrustedClient, now = new Date()) {
  const fareId = await firstFare(client, now);
  const input = { tripType: 'ONE_WAY', fareIds: [fareId], party: PARTY };
  const offered = await client.ask<Offered>('CreateOffer', { input });
  const offerId = offered.data?.createOffer.offer.id ?? '';
  const seen = await client.ask<Seen>('PassengersService', { offerId, locale: 'EN' });
  const total = seen.data?.offer.price.total;
  if (!total) throw new Error(`No offer: ${JSON.stringify([offered, seen])}`);
  return { fareId, offerId, total };
}

/**
 * Orders one adult's flight with the site's own documents: the order's id, or the codes of what was
 * wrong.
 */
export async function orderByDocuments(client: TrustedClient) {
  const { offerId, total } = await offerByDocuments(client);
  const input = orderInput(offerId, total);
  const { data, errors } = await client.ask<Ordered>('CreateOrder', { input });
  if (!data) throw new Error(JSON.stringify(errors));
  const { order, userErrors } = data.createOrder;
  return { id: order?.id ?? null, codes: userErrors.map(({ code }) => code) };
}
