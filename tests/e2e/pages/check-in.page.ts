import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { LoadedScenario } from '#gateway/scenarios/load-scenario.ts';
import type { Demo } from '#tests/support/demo.ts';
import { expect, hydrated } from '#tests/support/journey.ts';
import { trustedIds } from '#tests/support/trusted-client.ts';
import { changeAnswers } from './answers.ts';
import { typePassengerName } from './order.page.ts';
import { heading, open, type Reader } from './reader.ts';

type ListedOrder = LoadedScenario['orders'][number];

/** The code of the newest mail to an address. */
export const codeTo = async (demo: Demo, email: string, subject: RegExp): Promise<string> =>
  /\b\d{6}\b/.exec(await demo.mailTo(email, subject))?.[0] ?? '';

/** The first of the boxes of a code, which takes all its digits. */
export const codeCells = (
  { page, say }: Reader,
  label: 'check-in-overview.code.code' | 'check-in-boarding.cancel.code',
) =>
  page
    .getByRole('group', { name: say(label), exact: true })
    .getByRole('textbox')
    .first();

/** Fills in the details of an order's first flight, and asks for the code. */
export async function askForFlight(reader: Reader, order: ListedOrder): Promise<void> {
  const { page, say } = reader;
  const [flight] = order.flights;
  await typePassengerName(reader, order.name);
  await page
    .getByRole('textbox', { name: say('check-in-overview.ask.key', { kind: 'reference' }) })
    .fill(order.bookingReference);
  await page
    .getByRole('textbox', { name: say('check-in-overview.ask.flightNumber'), exact: true })
    .fill(flight?.flightNumber ?? '');
  const [year = '', month = '', day = ''] = flight?.date.split('-') ?? [];
  for (const [part, text] of [
    ['year', year],
    ['month', month],
    ['day', day],
  ] as const)
    await page.getByRole('textbox', { name: say(`forms.date.${part}`), exact: true }).fill(text);
  await page.getByRole('button', { name: say('check-in-overview.ask.submit') }).click();
}

/** Opens the first flight of an order in this browser by its details and the code. */
export async function openFlight(reader: Reader, demo: Demo, order: ListedOrder): Promise<void> {
  const { say } = reader;
  await open(reader, '/checkIn');
  await askForFlight(reader, order);
  const code = codeCells(reader, 'check-in-overview.code.code');
  await expect(code).toBeVisible();
  await code.fill(await codeTo(demo, order.email, /\b\d{6}\b/));
  const flight = order.flights[0]?.flightNumber ?? '';
  await expect(heading(reader)).toHaveText(say('check-in-steps.title', { flight }));
}

/** Goes on to the next step of check-in, and waits for its heading. */
export async function nextStep(
  { page, say }: Reader,
  step: 'documents' | 'goods' | 'confirm',
): Promise<void> {
  await page.getByRole('button', { name: say('check-in-steps.next') }).click();
  const title = page.getByRole('heading', { name: say('check-in-steps.heading', { step }) });
  await expect(title).toBeVisible();
  await expect(title).toBeFocused();
}

/** The address where the first flight that is open to the visitor is checked in for. */
export async function checkInAddress(page: Page, path: string): Promise<string> {
  await page.goto('/checkIn');
  const link = page.getByRole('main').locator('a[href*="/checkIn?flight="]').first();
  const query = new URL((await link.getAttribute('href')) ?? path, page.url()).search;
  return path + query;
}

type Site = { readonly page: Page; readonly demo: Demo; readonly url: string };

/** Asks what the pages ask, as the visitor at a page. */
function askAs({ page, url }: Omit<Site, 'demo'>) {
  const ids = trustedIds();
  return async (name: string, variables: object) => {
    const response = await page.request.post(`${url}/graphql`, {
      data: { documentId: ids.get(name), variables },
    });
    const { data, errors } = await response.json();
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
}

type NamedPassenger = { readonly id: string; readonly name: string };

/** Checks those passengers in on the first flight that is open to the visitor. */
async function checkInFor(
  ask: ReturnType<typeof askAs>,
  isMeant: (one: NamedPassenger) => boolean,
): Promise<string[]> {
  const { viewer } = await ask('CheckInSteps', { locale: 'EN' });
  const [itinerary] = viewer.checkInItineraries;
  const ids = itinerary.passengerSegments.filter(isMeant).map(({ id }: NamedPassenger) => id);
  const { checkIn } = await ask('CheckInPassengers', {
    input: {
      idempotencyKey: randomUUID(),
      flightId: itinerary.flight.id,
      locale: 'EN',
      passengers: ids.map((passengerSegmentId: string) => ({ passengerSegmentId })),
      contact: { email: 'lin.family@example.com' },
      agreements: ['CHECK_IN', 'DANGEROUS_GOODS'],
    },
  });
  if (checkIn.userErrors.length > 0) throw new Error(JSON.stringify(checkIn.userErrors));
  return ids;
}

/** The address of the boarding passes of a family, which is checked in for the visitor. */
export async function checkedInAddress({ page, demo, url }: Site, path: string): Promise<string> {
  await demo.loadScenario('check-in-open-family', { page });
  const address = await checkInAddress(page, path);
  await checkInFor(askAs({ page, url }), () => true);
  return address;
}

/**
 * Checks a passenger in whose check-in was cancelled, cancels that too, and checks in once more; no
 * page is opened.
 */
export async function cancelOnceMore({ page, demo, url }: Site, name: string): Promise<void> {
  const ask = askAs({ page, url });
  const isMeant = (one: NamedPassenger) => one.name === name;
  const newest = () => codeTo(demo, 'lin.family@example.com', /\b\d{6}\b/);
  const before = await newest();
  const passengerSegmentIds = await checkInFor(ask, isMeant);
  // another code is sent a minute after the one before
  await demo.advanceClock(1);
  const input = { passengerSegmentIds, locale: 'EN' };
  const { requestCheckInCancellation } = await ask('RequestCheckInCancellation', { input });
  await expect.poll(newest).not.toBe(before);
  const { confirmCheckInCancellation } = await ask('ConfirmCheckInCancellation', {
    input: {
      idempotencyKey: randomUUID(),
      challengeId: requestCheckInCancellation.challenge.id,
      code: await newest(),
    },
  });
  expect(confirmCheckInCancellation.userErrors).toEqual([]);
  await checkInFor(ask, isMeant);
}

const USED_UP = {
  __typename: 'CapabilityReason',
  code: 'CHECK_IN_CANCELLATIONS_USED',
  liftsAt: null,
};

/** Leaves none of the passengers that the browser asks for another cancellation of a check-in. */
export const spendCancellations = (page: Page): Promise<unknown> =>
  changeAnswers(page, (_key, value: { action?: string } | null) =>
    value?.action === 'CANCEL_CHECK_IN' ? { ...value, allowed: false, reason: USED_UP } : value,
  );

/** Makes a scenario on the demo's page, and follows its link to check-in. */
export async function openMadeCheckIn({ page, locale }: Reader, scenario: string): Promise<void> {
  await page.goto(`/demo?lang=${locale}`);
  await page.locator(`button[value="${scenario}"]`).click();
  await page.locator('a[href*="/checkIn?flight="]').click();
  await page.waitForURL(/checkIn\?flight=/);
  await hydrated(page);
}

/** What the airline's staff decide about a passenger, on the page of the counter. */
export async function decideAtCounter(
  counter: Page,
  name: string,
  verdict: 'CONFIRMED' | 'TURNED_AWAY',
): Promise<void> {
  await counter.goto('/demo/desk/counter');
  await counter.getByRole('region', { name }).locator(`button[value="${verdict}"]`).click();
  await expect(counter.getByRole('region', { name })).toHaveCount(0);
}
