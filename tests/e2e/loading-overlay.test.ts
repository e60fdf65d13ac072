import type { Page } from '@playwright/test';
import { expect, hydrated, test } from '#tests/support/journey.ts';
import { chooseOneWay, flightsFor } from './pages/flights.page.ts';
import { holdRequests } from './pages/held-requests.ts';
import {
  agree,
  anAdult,
  submitButton,
  typeContact,
  typeTraveller,
} from './pages/passengers.page.ts';
import { inDays, readerOf } from './pages/reader.ts';

const underWay = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('loading')));

test('while seats are held the page is covered and cannot be pressed, and a new page starts free', async ({
  page,
  expectAccessible,
}) => {
  const reader = readerOf(page, 'zh-hk');
  const { say } = reader;
  await chooseOneWay(reader, flightsFor('PVG', 'SIN', inDays(33)));
  await typeTraveller(
    reader,
    anAdult({ document: { number: 'E44444444', expiresOn: '2033-05-01' } }),
  );
  const email = 'anna.liu.waits@example.com';
  await typeContact(reader, { name: 'Anna Liu', email, phone: '91234567' });
  await agree(reader);

  const letThrough = await holdRequests(page, '**/graphql');
  await submitButton(reader).click();
  const overlay = page.getByRole('status').filter({ hasText: say('shell.loading') });
  await expect(overlay).toBeVisible();
  await expect(page.locator('[inert][aria-busy="true"]')).toHaveCount(1);
  expect(await underWay(page)).toBe(1);
  await expectAccessible();

  letThrough();
  await expect(page).toHaveURL(/\/flightInquiry\/payment\?order=/);
  await expect(overlay).toHaveCount(0);
  await expect(page.locator('[inert]')).toHaveCount(0);
  expect(await underWay(page)).toBe(0);

  await page.evaluate(() => sessionStorage.setItem('loading', '3'));
  await page.reload();
  await hydrated(page);
  await expect.poll(() => underWay(page)).toBe(0);
  await expect(overlay).toHaveCount(0);
});
