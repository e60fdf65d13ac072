import { BROWSER_ARGUMENTS, findBrowser } from '#tests/support/browser.ts';
import { expect, test } from '#tests/support/journey.ts';
import { chooseOneWay, flightsFor } from './pages/flights.page.ts';
import { anAdult, bookAlone } from './pages/passengers.page.ts';
import { payButton } from './pages/payment.page.ts';
import { inDays, open, readerOf } from './pages/reader.ts';

const HOST = 'magnolia.example';

test.use({
  baseURL: async ({ system }, use) => use(system.url.replace('localhost', HOST)),
  launchOptions: {
    executablePath: await findBrowser(),
    args: [...BROWSER_ARGUMENTS, `--host-resolver-rules=MAP ${HOST} localhost`],
  },
});

test('seats are held over plain http on another host than localhost', async ({ page, context }) => {
  const reader = readerOf(page);
  await open(reader, '/');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await chooseOneWay(reader, flightsFor('PVG', 'SIN', inDays(26)));
  await bookAlone(reader, anAdult(), {
    name: 'Anna Liu',
    email: 'anna.liu@example.com',
    areaCode: '86',
    phone: '13800138000',
  });
  await expect(payButton(reader)).toBeVisible();
  await page.reload();
  await expect(payButton(reader)).toBeVisible();
  const cookies = await context.cookies();
  expect(cookies.length).toBeGreaterThan(0);
  expect(cookies.filter(({ secure }) => secure)).toEqual([]);
});
