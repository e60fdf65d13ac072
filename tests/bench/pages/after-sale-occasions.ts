import { randomUUID } from 'node:crypto';
import type { LoadedScenario } from '#gateway/scenarios/load-scenario.ts';
import { addDays, type LocalDate } from '#schema/rules/base/local-date.ts';
import { demoControls } from '#tests/support/demo.ts';
import { trustedIds } from '#tests/support/trusted-client.ts';
import { extrasPathForOrder } from '#web/app/components/buy-extra/extras-path.ts';
import { changeOfferPath, chooseFlightPath } from '#web/app/components/date-change/change-paths.ts';
import { extrasOrderPath } from '#web/app/components/extras-order/extras-order-paths.ts';
import { asGuest, type Occasion } from './occasions.ts';
import { visit } from './visit.ts';

const SIX_DIGITS = /\b\d{6}\b/;

/** A browser of its own to which a scenario is open. */
async function visitorOf(url: string, scenario: string) {
  const answer = await fetch(`${url}/demo/scenarios/${scenario}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const cookies = new Map(
    answer.headers.getSetCookie().map((line) => {
      const [pair = ''] = line.split(';');
      return [pair.slice(0, pair.indexOf('=')), pair] as const;
    }),
  );
  const cookie = [...cookies.values()].join('; ');
  const ids = trustedIds();
  const ask = async (name: string, variables: object) => {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ documentId: ids.get(name), variables }),
    });
    return (await response.json()).data;
  };
  const { orders } = (await answer.json()) as LoadedScenario;
  const occasionAt = (address: string): Occasion => ({
    query: address.slice(address.indexOf('?')),
    cookie,
  });
  return { cookie, ask, order: orders[0], occasionAt };
}

/** New flights for everyone's way back of a family, and the offer of one of them. */
async function changes(url: string): Promise<Record<string, Occasion>> {
  const { ask, order, occasionAt } = await visitorOf(url, 'paid-with-change-fee');
  const orderId = order?.id ?? '';
  const back = (order?.flights.at(-1)?.date ?? '') as LocalDate;
  const date = addDays(back, 6);
  const seen = await ask('ChangeDate', { order: orderId, locale: 'EN' });
  const people: { id: string }[] = seen.order.passengers;
  const passengers = people.map(({ id }) => id);
  const asked = { orderId, passengerIds: passengers };
  const bounds = [{ boundIndex: 1, departureDate: date }];
  const found = await ask('ChangeFlights', { input: { ...asked, bounds }, locale: 'EN' });
  const changeFareIds = [found.changeSearch.flights[0].fares[0].changeFareId];
  const made = await ask('CreateChangeOffer', { input: { ...asked, changeFareIds } });
  const search = { order: orderId, passengers, airlineChange: null, bounds: [{ index: 1, date }] };
  return {
    '/changeDate/choose-flight': occasionAt(chooseFlightPath(search)),
    '/changeDate/ack-date': occasionAt(changeOfferPath(made.createChangeOffer.changeOffer.id)),
  };
}

/** The refunds of an order, of which one waits for its review. */
async function refunds(url: string): Promise<Record<string, Occasion>> {
  const { cookie, order, occasionAt } = await visitorOf(url, 'refund-under-review');
  const list = `/reserve/detail?${new URLSearchParams({ order: order?.id ?? '' })}`;
  const { html } = await visit(`${url}${list}`, cookie);
  const [record = '?'] = /\/reserve\/refund-detail\?[^"]+/.exec(html) ?? [];
  return {
    '/reserve/detail': occasionAt(list),
    '/reserve/refund-detail': occasionAt(record.replaceAll('&amp;', '&')),
  };
}

/** What a member with coupons and points may buy, and an order of two preferred seats. */
async function extras(url: string): Promise<Record<string, Occasion>> {
  const { cookie, ask, occasionAt } = await visitorOf(url, 'coupons-and-points');
  const { extras } = await ask('Extras', { tab: 'ALL', locale: 'EN' });
  const seat = extras.find(({ kind }: { kind: string }) => kind === 'PREFERRED_SEAT');
  const made = await ask('OrderExtras', {
    input: {
      idempotencyKey: randomUUID(),
      items: [{ extraId: seat.id, quantity: 2 }],
      accepted: { amount: 2 * seat.price.amount, currency: seat.price.currency },
    },
  });
  return {
    '/order/equityOrder': { query: '', cookie },
    '/order/equityOrderDetail': occasionAt(extrasOrderPath(made.createExtrasOrder.extrasOrder.id)),
  };
}

/**
 * What a guest may buy for the passengers of an order, and an order of a bag for the first of them.
 */
async function extrasOfGuest(url: string): Promise<Record<string, Occasion>> {
  const { ask, order, occasionAt } = await visitorOf(url, 'paid-with-change-fee');
  const ofOrder = { order: order?.id ?? '', forOrder: true };
  const seen = await ask('Extras', { tab: 'ALL', locale: 'EN', ...ofOrder });
  const { id: bag } = seen.extras.find(({ kind }: { kind: string }) => kind === 'EXTRA_BAG');
  const { id: passengerSegmentId, extras } = seen.order.passengerSegments[0];
  const { price } = extras.find(({ extra }: { extra: { id: string } }) => extra.id === bag);
  const made = await ask('OrderExtras', {
    input: {
      idempotencyKey: randomUUID(),
      items: [{ extraId: bag, quantity: 1, passengerSegmentId }],
      accepted: { amount: price.amount, currency: price.currency },
    },
  });
  return {
    [asGuest('/order/equityOrder')]: occasionAt(extrasPathForOrder(ofOrder.order)),
    [asGuest('/order/equityOrderDetail')]: occasionAt(
      extrasOrderPath(made.createExtrasOrder.extrasOrder.id),
    ),
  };
}

/** An itinerary that the code from its e-mail has opened. */
async function itinerary(url: string): Promise<Record<string, Occasion>> {
  const { ask, order, occasionAt } = await visitorOf(url, 'itinerary-last-day');
  const [flight] = order?.flights ?? [];
  const email = order?.email ?? '';
  const input = {
    flightDate: flight?.date,
    flightNumber: flight?.flightNumber,
    ticketNumber: order?.ticketNumbers[0],
    name: order?.name,
    email,
    locale: 'EN',
  };
  const asked = await ask('RequestItinerary', { input });
  const challengeId = asked.requestItineraryConfirmation.challenge.id;
  const [code = ''] = SIX_DIGITS.exec(await demoControls(url).mailTo(email, SIX_DIGITS)) ?? [];
  const proof = { idempotencyKey: randomUUID(), challengeId, code };
  const { openItineraryConfirmation: opened } = await ask('OpenItinerary', { input: proof });
  const confirmation = opened.itineraryConfirmation.id;
  const query = new URLSearchParams({ confirmation });
  return {
    '/itineraryConfirmation/details': occasionAt(`/itineraryConfirmation/details?${query}`),
  };
}

/** Changes of date, refunds, extras and an itinerary with something to show. */
export const afterSaleOccasions = async (url: string): Promise<Record<string, Occasion>> => ({
  ...(await changes(url)),
  ...(await refunds(url)),
  ...(await extras(url)),
  ...(await extrasOfGuest(url)),
  ...(await itinerary(url)),
});
