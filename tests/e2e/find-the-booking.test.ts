import { LIMITS } from '#schema/codes/base/limits.ts';
import { expect, test } from '#tests/support/journey.ts';
import { askForCode, openOrderSearch, orderHeading, typeCode } from './pages/order.page.ts';
import { heading, readerOf } from './pages/reader.ts';

const wrong = (code: string) => code.replace(/\d$/, (digit) => String((Number(digit) + 1) % 10));

test('a guest finds the booking with reference, name and a code, and a stranger learns nothing', async ({
  page,
  demo,
  anotherVisitor,
  expectAccessible,
}) => {
  const { orders } = await demo.loadScenario('paid-with-infant');
  const { bookingReference: reference, name, email, id } = orders[0]!;

  const guest = readerOf(page);
  const { say } = guest;
  await openOrderSearch(guest);
  await expectAccessible();
  await askForCode(guest, { key: reference, name });
  await expectAccessible();
  const answer = await page.getByRole('main').innerText();

  const stranger = readerOf(await anotherVisitor());
  await openOrderSearch(stranger);
  await askForCode(stranger, { key: 'ZZZZZZ', name });
  const withoutNames = (text: string) =>
    text.replace(/[A-Z0-9]{6}, \S+|\d+:\d\d|\d+(?= s(?:econds?)?\b)/g, '…').replaceAll(/\s+/g, ' ');
  // The heading comes a moment before the form.
  await expect
    .poll(async () => withoutNames(await stranger.page.getByRole('main').innerText()))
    .toBe(withoutNames(answer));
  await typeCode(stranger, '123456');
  await expect(stranger.page.getByText(say('code.CODE_WRONG')).first()).toBeVisible();
  const another = await anotherVisitor();
  await another.goto(`/order/flightOrderDetail?${new URLSearchParams({ order: id })}`);
  const minutes = LIMITS.orderAccessMinutes;
  await expect(
    another.getByText(say('trips-order-detail.find.unknown', { minutes })),
  ).toBeVisible();

  const mail = await demo.mailTo(email, /\d{6}/);
  const code = /\b\d{6}\b/.exec(mail)?.[0] ?? '';
  await typeCode(guest, wrong(code));
  await expect(page.getByText(say('code.CODE_WRONG')).first()).toBeVisible();
  await expectAccessible();
  await typeCode(guest, code);
  await expect(orderHeading(guest)).toBeVisible();
  await expect(heading(guest)).toBeFocused();
  await expect(page.getByText(reference).first()).toBeVisible();
  await expect(page.getByText(/919-\d{10}/)).toHaveCount(4);
  await expectAccessible();
});

test('a guest without the reference finds the booking by the contact’s e-mail address', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const { orders } = await demo.loadScenario('multi-city-business');
  const { bookingReference: reference, name, email } = orders[0]!;
  const guest = readerOf(page);
  await openOrderSearch(guest);
  await askForCode(guest, { kind: 'email', key: email, name });
  const mail = await demo.mailTo(email, /\d{6}/);
  await typeCode(guest, /\b\d{6}\b/.exec(mail)?.[0] ?? '');
  const open = page.getByRole('link', {
    name: guest.say('trips-order-detail.found.open', { reference }),
  });
  await expect(orderHeading(guest).or(open).first()).toBeVisible();
  await expectAccessible();
  if (await open.isVisible()) await open.click();
  await expect(orderHeading(guest)).toBeVisible();
  await expect(page.getByText(reference).first()).toBeVisible();
});
