import type { Page } from '@playwright/test';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { expect, hydrated, test } from '#tests/support/journey.ts';
import { heading, open, type Reader, readerOf } from './pages/reader.ts';

/** What the code of that page is called, in every build. */
const CODE = '**/assets/order-detail.route-*.js';
const NOON = new Date('2027-01-01T12:00:00Z');
const secondsAfterNoon = (seconds: number) => new Date(NOON.getTime() + seconds * 1000);

/** How many documents the window has loaded since. */
function countDocuments(page: Page): () => number {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return () => documents;
}

const followArea = ({ page, say }: Reader) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.nav.manage') })
    .click();

test('a page whose code is lost is loaded again once, and within ten seconds says what is wrong', async ({
  page,
  cleanConsole,
  expectAccessible,
}) => {
  cleanConsole.expect(/ERR_FAILED|dynamically imported module|Error loading route module/);
  const reader = readerOf(page);
  const { say } = reader;
  // The browser's clock is stopped, so that ten seconds are ten seconds on any machine.
  await page.clock.setFixedTime(NOON);
  await open(reader, '/');
  await page.route(CODE, (route) => route.abort());
  const documents = countDocuments(page);
  await followArea(reader);
  await expect(page).toHaveURL(/\/order\/flightOrderDetail$/);
  // what the server rendered is there, until its code is found missing too
  const [rendered, failed] = [say('trips-order-detail.find.title'), say('shell.error.title')];
  await expect(heading(reader)).toHaveText(new RegExp(`^(${rendered}|${failed})$`));
  await page.waitForLoadState();
  expect(documents(), 'the page that was asked for is loaded once').toBe(1);

  await page.clock.setFixedTime(secondsAfterNoon(LIMITS.chunkReloadSeconds - 1));
  await open(reader, '/');
  const again = countDocuments(page);
  await followArea(reader);
  await expect(page.getByText(say('shell.error.INTERNAL'))).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  expect(again(), 'no second load within ten seconds').toBe(0);
  await expectAccessible();

  await page.clock.setFixedTime(secondsAfterNoon(LIMITS.chunkReloadSeconds + 1));
  await page.unroute(CODE);
  await page.getByRole('button', { name: say('shell.error.retry') }).click();
  await hydrated(page);
  await expect(heading(reader)).toHaveText(say('trips-order-detail.find.title'));
});

test('code that is lost while it is fetched ahead leaves the page in view alone', async ({
  page,
  cleanConsole,
}) => {
  cleanConsole.expect(/ERR_FAILED|dynamically imported module|Error loading route module/);
  const reader = readerOf(page);
  const { say } = reader;
  await page.clock.install();
  await open(reader, '/');
  await page.route(CODE, (route) => route.abort());
  const documents = countDocuments(page);
  const lost = page.waitForEvent('console', (line) => /Error loading/.test(line.text()));
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.nav.manage') })
    .hover();
  await lost;
  await page.clock.runFor('00:01');
  expect(documents(), 'nothing is loaded again for code that the reader did not ask for').toBe(0);
  await page.unroute(CODE);
  await followArea(reader);
  await expect(heading(reader)).toHaveText(say('trips-order-detail.find.title'));
  // Some browsers remember that the code was lost and do not fetch it again: there the page is
  // reloaded, once.
  expect(documents()).toBeLessThanOrEqual(1);
});

test('a new build offers to load the page again, once', async ({ page, expectAccessible }) => {
  const reader = readerOf(page);
  const { say } = reader;
  let asked = 0;
  await page.route('**/build.json', (route) => {
    asked += 1;
    return route.fulfill({ json: { version: 'another-build' } });
  });
  await page.clock.install();
  await open(reader, '/');
  await page.clock.fastForward('10:00');
  const offer = page.getByText(say('shell.update.text'));
  await expect(offer).toBeVisible();
  await expectAccessible();
  await page.clock.fastForward('20:00');
  await expect(offer).toHaveCount(1);
  expect(asked).toBe(1);
  const documents = countDocuments(page);
  await page.getByRole('button', { name: say('shell.update.reload') }).click();
  await expect.poll(documents).toBe(1);
  await hydrated(page);
  await expect(offer).toHaveCount(0);
});

test('the same build offers nothing', async ({ page, system }) => {
  const reader = readerOf(page);
  await page.clock.install();
  await open(reader, '/');
  const looked = page.waitForResponse(`${system.url}/build.json`);
  await page.clock.fastForward('10:00');
  expect((await looked).status()).toBe(200);
  await expect(page.getByText(reader.say('shell.update.text'))).toHaveCount(0);
});
