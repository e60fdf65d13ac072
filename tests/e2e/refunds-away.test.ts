import { LOCALES } from '#schema/codes/base/locales.ts';
import { expect, test as journey } from '#tests/support/journey.ts';
import {
  type SystemWithRefunds,
  startSystemWithRefunds,
} from '#tests/support/upstreams/system-with-refunds.ts';
import { open, readerOf } from './pages/reader.ts';
import { chooseReason, openReserve, requestRefund } from './pages/refund.page.ts';

const test = journey.extend<object, { system: SystemWithRefunds }>({
  system: [
    async ({ browserName }, use) => {
      const system = await startSystemWithRefunds();
      await use(system);
      await system.stop();
      expect(browserName).toBe('chromium');
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});

/** A service that did not answer is left alone for half a minute. */
const AGAIN_MILLISECONDS = 60_000;

test('while the service of refunds is away the pages say so in words, everything else is there, and it comes back', async ({
  page,
  demo,
  system,
  anotherVisitor,
  expectAccessible,
}) => {
  test.setTimeout(240_000);
  const { orders } = await demo.loadScenario('paid-with-infant', { page });
  const order = orders[0]!;
  const inEnglish = readerOf(page);
  await openReserve(inEnglish, order.id);
  await page.getByRole('checkbox', { name: /^(?:Kenji Sato|Sato Kenji)/i }).check();
  await chooseReason(inEnglish, 'CHANGE_OF_PLANS');
  const number = await requestRefund(inEnglish);
  const orderPage = `/order/flightOrderDetail?${new URLSearchParams({ order: order.id })}`;
  const listPage = `/reserve/detail?${new URLSearchParams({ order: order.id })}`;
  const main = page.getByRole('main');
  const member = await anotherVisitor();
  await demo.loadScenario('gold-near-renewal', { page: member });

  await system.cutRefunds();
  for (const locale of LOCALES) {
    const reader = readerOf(page, locale);
    const words = reader.say('not-now.text', { what: 'REFUNDS' });
    await open(reader, orderPage);
    await expect(main).toContainText(order.bookingReference);
    await page.getByText(reader.say('trips-order-detail.details')).click();
    await expect(main).toContainText(words);
    // the history is the airline's own
    await expect(main.locator('[data-event="OrderRefundChanged"]').first()).toContainText(number);
    await expectAccessible();
    await open(reader, listPage);
    await expect(main).toContainText(words);
    await expectAccessible();

    const ofMember = readerOf(member, locale);
    await open(ofMember, '/reserve/detail');
    await expect(member.getByRole('main')).toContainText(words);
    await open(ofMember, '/account');
    await expect(member.getByRole('main')).toContainText(ofMember.say('account-overview.coupons'));
    await expect(member.getByRole('main')).not.toContainText(words);
  }

  await system.bringRefundsBack();
  await expect(async () => {
    await open(inEnglish, listPage);
    await expect(main.getByRole('link', { name: number })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: AGAIN_MILLISECONDS });
  await expect(main).not.toContainText(inEnglish.say('not-now.text', { what: 'REFUNDS' }));
});
