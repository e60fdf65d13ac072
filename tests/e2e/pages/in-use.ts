import type { Page } from '@playwright/test';
import type { Demo } from '#tests/support/demo.ts';
import { joinClub } from '#tests/support/join-club.ts';
import { offerByDocuments } from '#tests/support/order-by-documents.ts';
import { trustedClient } from '#tests/support/trusted-client.ts';
import { changeAddresses } from './change-date.page.ts';
import { checkedInAddress, checkInAddress } from './check-in.page.ts';
import { orderSeatExtras } from './extras.page.ts';
import { flightsFor } from './flights.page.ts';
import { openItinerary } from './itinerary.page.ts';
import { inDays, readerOf } from './reader.ts';
import { savedPassengerId } from './saved-passengers.page.ts';

/** An address that is visited, and the status that it answers with where that is not 200. */
export interface Visit {
  /** The address as in English. */
  readonly address: string;
  readonly status?: number;
}
/** A browser on a site. */
export interface Site {
  readonly page: Page;
  readonly demo: Demo;
  readonly url: string;
}

/** The page with an order of each of these scenarios, which is open to its visitor. */
async function withOrders({ page, demo }: Site, path: string, scenarios: readonly string[]) {
  const visits: Visit[] = [];
  for (const scenario of scenarios) {
    const { orders } = await demo.loadScenario(scenario, { page });
    for (const { id } of orders)
      visits.push({ address: `${path}?${new URLSearchParams({ order: id })}` });
  }
  return visits;
}

/** A change of date of a family’s way back, which waits for payment. */
async function withChange({ page, demo, url }: Site) {
  const { orders } = await demo.loadScenario('paid-with-change-fee', { page });
  return changeAddresses(page, url, orders[0]?.id ?? '', inDays(50));
}

/** The details of a flight of each of these scenarios. */
async function withFlights({ demo }: Site, path: string, scenarios: readonly string[]) {
  const visits: Visit[] = [];
  for (const scenario of scenarios) {
    const { disturbed } = await demo.loadScenario(scenario);
    for (const { flightNumber, date } of disturbed)
      visits.push({ address: `${path}?${new URLSearchParams({ flight: flightNumber, date })}` });
  }
  return visits;
}

/** Pages of members show something to members only. */
async function asMember({ page, demo, url }: Site): Promise<Visit[]> {
  await joinClub(page, demo, url);
  return [];
}

/** The page with an unpaid order of extras of a new member. */
async function withExtras({ page, demo, url }: Site, path: string): Promise<Visit[]> {
  await joinClub(page, demo, url);
  const order = await orderSeatExtras(page, url);
  return [{ address: `${path}?${new URLSearchParams({ order })}` }];
}

/** The page of a passenger whom a signed-in member has saved. */
async function withSavedPassenger({ page, demo, url }: Site, path: string) {
  await demo.loadScenario('family-with-saved-passengers', { page });
  const id = await savedPassengerId(page, url, 'WONG/MEILING');
  return [{ address: `${path}?${new URLSearchParams({ id })}` }];
}
/** The same pages with the first segment of their orders. */
const withSegment = (visits: readonly Visit[]): Visit[] =>
  visits.map((visit) => ({ ...visit, address: `${visit.address}&segment=0` }));

/** A scenario with a refund that waits for its review. */
const UNDER_REVIEW = 'refund-under-review';

/** What a page needs to have something to show; every page is also visited without. */
export const IN_USE: Readonly<Record<string, (site: Site, path: string) => Promise<Visit[]>>> = {
  '/account': asMember,
  '/account/editConsumePwd': asMember,
  '/points': async (site, path) => [
    ...(await asMember(site)),
    { address: `${path}?from=2026-02-01&to=2026-01-01` },
  ],
  '/flightSegment': async ({ page, demo }, path) => {
    await demo.loadScenario('gold-near-renewal', { page });
    return [{ address: path }];
  },
  '/account/editInfo': asMember,
  '/account/editLoginPwd': asMember,
  '/order/equityOrder': async (site, path) => [
    ...(await withExtras(site, path)),
    { address: `${path}?tab=CANCELLED` },
  ],
  '/order/equityOrderDetail': withExtras,
  '/order/flightOrder': async ({ page, demo }, path) => {
    await demo.loadScenario('one-pending-payment', { page });
    return [{ address: path }, { address: `${path}?tab=CANCELLED&search=nothing` }];
  },
  '/checkIn': async (site, path) => {
    await withOrders(site, path, ['check-in-open-family']);
    return [{ address: await checkInAddress(site.page, path) }];
  },
  '/checkIn/logged': async (site) => {
    const visits = await asMember(site);
    await site.demo.loadScenario('check-in-open-family', { page: site.page });
    return visits;
  },
  '/changeDate': (site, path) => withOrders(site, path, ['paid-with-change-fee', 'flown']),
  '/changeDate/choose-flight': async (site) => [{ address: (await withChange(site)).flights }],
  '/changeDate/ack-date': async (site) => {
    const { offer, payment } = await withChange(site);
    return [{ address: offer }, { address: payment }];
  },
  '/checkIn/choose-seat': async (site, path) =>
    withSegment(await withOrders(site, path, ['paid-with-infant', 'multi-city-business'])),
  '/checkIn/order-result': async (site, path) => {
    const seats = withSegment(await withOrders(site, path, ['paid-with-infant']));
    const address = await checkedInAddress(site, path);
    return [...seats, { address }, { address: `${address}&cancel=1` }];
  },
  '/checkedBaggage': async (_site, path) => [
    { address: `${path}?from=PVG&to=LHR&fare=business-flex&card=platinum&who=chd` },
    { address: `${path}?from=PVG&to=SHA&fare=lite&card=gold&who=inf` },
  ],
  '/flightInquiry': async () => [
    { address: flightsFor('PVG', 'NRT', inDays(30)) },
    { address: flightsFor('HKG', 'HKG', inDays(30)) },
    // not flown in winter: the reason, and the next day with seats
    { address: flightsFor('PVG', 'ATH', inDays(30)) },
  ],
  '/flightInquiry/passengersService': async ({ url }, path) => {
    const { offerId } = await offerByDocuments(trustedClient(url));
    return [{ address: `${path}?${new URLSearchParams({ offer: offerId })}` }];
  },
  '/flightInquiry/payment': (site, path) =>
    withOrders(site, path, ['one-pending-payment', 'cancelled-by-clock', 'paid-with-infant']),
  '/flightStatus': async (_site, path) => [
    { address: `${path}?from=SHA&to=TYO&date=${inDays(0)}` },
    { address: `${path}?from=HKG&to=CTS&date=${inDays(1)}` },
    { address: `${path}?flight=MG9999&date=${inDays(-20)}` },
  ],
  '/flightStatus/details': (site, path) =>
    withFlights(site, path, ['flight-delayed', 'flight-cancelled', 'flight-diverted']),
  '/itineraryConfirmation/details': async ({ page, demo }) => {
    const { orders } = await demo.loadScenario('itinerary-last-day');
    for (const order of orders) await openItinerary(readerOf(page), demo, order);
    const { pathname, search } = new URL(page.url());
    return [{ address: pathname + search }];
  },
  '/passengers': async ({ page, demo }) => {
    await demo.loadScenario('family-with-saved-passengers', { page });
    return [];
  },
  '/passengers/editPsg': withSavedPassenger,
  '/passengers/viewPsg': withSavedPassenger,
  '/reserve': (site, path) => withOrders(site, path, ['paid-with-infant', 'one-pending-payment']),
  '/reserve/detail': (site, path) => withOrders(site, path, ['paid-with-infant', UNDER_REVIEW]),
  '/reserve/refund-detail': async (site) => {
    const visits = await withOrders(site, '/reserve/detail', [UNDER_REVIEW]);
    await site.page.goto(visits[0]?.address ?? '/reserve/detail');
    const link = site.page.getByRole('main').locator('a[href*="refund-detail"]').first();
    return [{ address: (await link.getAttribute('href')) ?? '/reserve/refund-detail' }];
  },
  '/message/details': async ({ page, demo, url }, path) => {
    await joinClub(page, demo, url);
    await page.goto('/message/list');
    const link = page.getByRole('main').getByRole('listitem').locator(`a[href*="${path}"]`);
    return [{ address: (await link.first().getAttribute('href')) ?? path }];
  },
  '/message/list': async ({ page, demo, url }, path) => {
    await joinClub(page, demo, url);
    return [{ address: `${path}?show=refund` }];
  },
  '/order/flightOrderDetail': (site, path) =>
    withOrders(site, path, [
      'one-pending-payment',
      'cancelled-by-traveller',
      'flown',
      'flight-cancelled',
    ]),
};
