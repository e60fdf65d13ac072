import { joinClub } from '#tests/support/join-club.ts';
import { expect, test } from '#tests/support/journey.ts';
import { CODE_VALUES } from '#web/app/i18n/code-values.ts';
import {
  changeBound,
  confirmAndPay,
  openChange,
  passengerTick,
  showFlights,
  takeFlight,
} from './pages/change-date.page.ts';
import { atProvider, payButton, payByCard } from './pages/payment.page.ts';
import {
  heading,
  inDays,
  open,
  readerOf,
  switchLanguage,
  tooSmallForFingers,
} from './pages/reader.ts';

/** Two adults, a child and an infant, to Tokyo and back, in a fare that is changed for a fee. */
const FAMILY = 'paid-with-change-fee';
const [MOTHER, FATHER, CHILD, INFANT] = [
  'Yuki Sato',
  'Kenji Sato',
  'Haruka Sato',
  'Sora Sato',
] as const;

test('a member has a child and its father fly back later: chosen, paid, in a booking of their own, and not twice', async ({
  page,
  demo,
  system,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  await page.setViewportSize({ width: 360, height: 740 });
  await joinClub(page, demo, system.url);
  const { orders } = await demo.loadScenario(FAMILY, { page });
  const { id, bookingReference } = orders[0]!;
  await open(reader, `/order/flightOrderDetail?${new URLSearchParams({ order: id })}`);
  await page
    .getByRole('link', { name: say('trips-order-detail.action', { action: 'CHANGE_DATE' }) })
    .click();
  await expect(heading(reader)).toHaveText(say('trips-change-date.title'));

  await changeBound(reader, 'inbound', inDays(50));
  // the infant goes with its mother
  await passengerTick(reader, MOTHER).uncheck();
  await expect(passengerTick(reader, INFANT)).not.toBeChecked();
  await passengerTick(reader, FATHER).uncheck();
  await expect(page.getByRole('main')).toContainText(say('code.DEPENDANTS_TOGETHER'));
  await expect(showFlights(reader)).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible();
  await passengerTick(reader, FATHER).check();
  expect(await tooSmallForFingers(page)).toEqual([]);
  // neither a reload nor another language loses what is chosen
  await page.reload();
  await switchLanguage(page, 'zh-hk');
  await expect(passengerTick(reader, MOTHER)).not.toBeChecked();
  await expect(page.locator('input[name="day"]')).toHaveValue(inDays(50));
  await switchLanguage(page, 'en');
  await expect(passengerTick(reader, MOTHER)).not.toBeChecked();
  for (const name of [FATHER, CHILD]) await expect(passengerTick(reader, name)).toBeChecked();
  await showFlights(reader).click();

  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible();
  await takeFlight(reader);
  const main = page.getByRole('main');
  for (const name of [FATHER, CHILD]) await expect(main).toContainText(name);
  await expect(main).not.toContainText(MOTHER);
  await expect(page.getByRole('timer')).toHaveText(/^(20:00|19:\d\d)$/);
  await expectAccessible();
  await confirmAndPay(reader).click();
  await expect(main).toContainText(say('trips-change-date-review.agree.missing'));
  await page.getByRole('checkbox').check();
  await confirmAndPay(reader).click();

  await expect(heading(reader)).toHaveText(say('trips-change-date-review.pay'));
  await expect(page.getByRole('timer')).toHaveText(/^(50:00|49:\d\d)$/);
  await expectAccessible();
  await payButton(reader).click();
  await atProvider(reader);
  await payByCard(reader);
  await expect(heading(reader)).toHaveText(say('trips-change-date-review.done'), {
    timeout: 30_000,
  });
  await expectAccessible();

  await page.getByRole('link', { name: say('trips-change-date-review.done.new') }).click();
  await expect(main.getByRole('link', { name: bookingReference })).toBeVisible();
  await expect(main).not.toContainText(MOTHER);
  const history = page.getByRole('region', { name: say('trips-order-detail.history') });
  await expect(history.locator('[data-event="OrderDateChanged"]')).toContainText(/CNY\s[\d,]+/);
  await expect(history.locator('[data-event="OrderCreated"]')).toHaveCount(0);
  const once = say('code.ALREADY_CHANGED', { ...CODE_VALUES, CHANGE_DATE: 'online' });
  await expect(main).toContainText(once);
  const own = new URL(page.url()).searchParams.get('order') ?? '';
  await openChange(reader, own);
  await expect(main).toContainText(say('trips-change-date.blocked'));
  await expect(main).toContainText(once);
  await expect(showFlights(reader)).toHaveCount(0);
  await expectAccessible();

  await open(reader, `/order/flightOrderDetail?${new URLSearchParams({ order: id })}`);
  for (const name of [MOTHER, INFANT]) await expect(main).toContainText(name);
  await expect(main.locator(`a[href*="${encodeURIComponent(own)}"]`)).toBeVisible();
  await expect(history.locator('[data-event="OrderDateChanged"]')).toHaveCount(1);
});
