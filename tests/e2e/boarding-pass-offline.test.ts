import type { Page } from '@playwright/test';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { joinClub } from '#tests/support/join-club.ts';
import { expect, hydrated, test } from '#tests/support/journey.ts';
import { checkedInAddress } from './pages/check-in.page.ts';
import { open, type Reader, readerOf } from './pages/reader.ts';

/** What Chromium says of each request that the network would have answered. */
const AWAY = /ERR_(INTERNET_DISCONNECTED|FAILED)|Failed to fetch/;
const MILLISECONDS_A_MINUTE = 60_000;

/** The caches of kept boarding passes in this browser. */
const keptIn = (page: Page): Promise<number> =>
  page.evaluate(async () => (await caches.keys()).length);

/** Waits until the page has said that it is kept on this device. */
const expectKept = ({ page, say }: Reader) =>
  expect(page.getByText(say('check-in-boarding.kept'))).toBeVisible();

test('a boarding pass that was shown opens without a network, and is gone after the sign-out', async ({
  page,
  context,
  demo,
  baseURL,
  cleanConsole,
  expectAccessible,
}) => {
  cleanConsole.expect(AWAY);
  const url = baseURL ?? '';
  const reader = readerOf(page);
  const { say } = reader;
  await joinClub(page, demo, url);
  await open(reader, '/checkIn/logged');
  await expectAccessible();
  const address = await checkedInAddress({ page, demo, url }, '/checkIn/order-result');
  await open(reader, address);
  await expectKept(reader);
  const code = page.getByRole('img', { name: /LIN\/MEI/ });
  const drawing = await code.innerHTML();
  const tokyo = page.getByRole('img', { name: say('scenes.TYO') }).locator('use');

  await context.setOffline(true);
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByText(say('check-in-boarding.offline'))).toBeVisible();
  expect(await code.innerHTML()).toBe(drawing);
  // a picture whose file is not there has no width
  const widthOf = () => tokyo.first().evaluate((land) => land.getBoundingClientRect().width);
  await expect.poll(widthOf).toBeGreaterThan(0);
  await page.getByRole('button', { name: say('check-in-boarding.large') }).click();
  const large = page.getByRole('dialog');
  await expect(large.getByRole('img')).toBeVisible();
  await expect(large.getByText(say('check-in-boarding.large.bright'))).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(say('check-in-boarding.large.bright'))).toBeHidden();
  // another flight is not taken from what is kept
  await expect(page.goto(`${address}x`)).rejects.toThrow(AWAY);

  await context.setOffline(false);
  await open(reader, address);
  await expect(page.getByText(say('check-in-boarding.offline'))).toBeHidden();
  await expectKept(reader);
  await page.getByRole('banner').locator('button[popovertarget]').last().click();
  await page.getByRole('button', { name: say('shell.signOut') }).click();
  await page.waitForURL('/');
  expect(await keptIn(page)).toBe(0);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow(AWAY);
});

test('what is kept goes when the access ends', async ({
  page,
  context,
  demo,
  baseURL,
  cleanConsole,
}) => {
  cleanConsole.expect(AWAY);
  const url = baseURL ?? '';
  const reader = readerOf(page);
  const address = await checkedInAddress({ page, demo, url }, '/checkIn/order-result');
  await open(reader, address);
  await expectKept(reader);
  expect(await keptIn(page)).toBe(1);

  await page.clock.setFixedTime(Date.now() + LIMITS.orderAccessMinutes * MILLISECONDS_A_MINUTE);
  await open(reader, '/order/flightOrderDetail');
  await expect.poll(() => keptIn(page)).toBe(0);
  await context.setOffline(true);
  await expect(page.goto(address)).rejects.toThrow(AWAY);
});
