import { LIMITS } from '#schema/codes/base/limits.ts';
import { expect, test } from '#tests/support/journey.ts';
import {
  askForFlight,
  cancelOnceMore,
  codeCells,
  codeTo,
  nextStep,
  openFlight,
  spendCancellations,
} from './pages/check-in.page.ts';
import { heading, open, readerOf, tooSmallForFingers } from './pages/reader.ts';

const CONTACT = 'lin.family@example.com';
const USED = { checkInCancellations: LIMITS.checkInCancellationsPerSegment, CHECK_IN: 'online' };

test('a family of four with an infant checks in on a Chinese phone, and takes one check-in back', async ({
  page,
  demo,
  baseURL,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const reader = readerOf(page, 'zh-hk');
  const { say } = reader;
  const { orders } = await demo.loadScenario('check-in-open-family');
  const order = orders[0]!;
  const flight = order.flights[0]!.flightNumber;

  await open(reader, '/checkIn');
  await expect(
    page.getByRole('link', { name: say('check-in-overview.mine.signIn') }),
  ).toBeVisible();
  await page.getByRole('button', { name: say('check-in-overview.ask.submit') }).click();
  await expect(page.getByRole('alert').getByRole('link')).toHaveCount(5);
  await expectAccessible();
  await openFlight(reader, demo, order);

  await expect(page.getByRole('timer').first()).toHaveText(/^\d+:\d\d:\d\d$/);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(3);
  expect(await tooSmallForFingers(page)).toEqual([]);
  await expectAccessible();
  await nextStep(reader, 'documents');
  await expectAccessible();
  await nextStep(reader, 'goods');
  await page.getByRole('button', { name: say('check-in-steps.next') }).click();
  await expect(page.getByText(say('code.AGREEMENT_REQUIRED')).first()).toBeVisible();
  await expectAccessible();
  for (const agreement of await page.getByRole('checkbox').all()) await agreement.check();
  await nextStep(reader, 'confirm');
  await page.getByRole('textbox', { name: say('check-in-steps.contact.email') }).fill(CONTACT);
  await expectAccessible();
  await page.getByRole('button', { name: say('check-in-steps.submit', { people: 4 }) }).click();

  await expect(heading(reader)).toHaveText(
    say('check-in-boarding.title', { flight, passes: 'MORE' }),
  );
  const strips = page.getByRole('button', { expanded: false }).filter({ hasText: 'LIN/' });
  await expect(strips).toHaveCount(3);
  await expect(page.getByRole('img', { name: /LIN\/MEI/ })).toBeVisible();
  await strips.filter({ hasText: 'LIN/LE' }).click();
  await expect(page.getByRole('img', { name: /LIN\/LE/ })).toBeVisible();
  // on paper all of them, and nothing that is pressed
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img', { name: /LIN\/(MEI|WEI|AN|LE)/ })).toHaveCount(4);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: say('check-in-boarding.send.title') }).click();
  const email = page.getByRole('textbox', { name: say('check-in-boarding.send.email') });
  await expect(email).toBeVisible();
  expect(await tooSmallForFingers(page)).toEqual([]);
  await expectAccessible();

  await page.getByRole('link', { name: say('check-in.cancel') }).click();
  await expect(heading(reader)).toHaveText(say('check-in-boarding.cancel.title'));
  await expect(heading(reader)).toBeFocused();
  const cancelAddress = page.url();
  const mother = page.getByRole('checkbox', { name: /LIN MEI/ });
  await expect(mother).toHaveAccessibleName(
    new RegExp(say('check-in-boarding.cancel.left', { left: 2, infant: 'LIN LE' })),
  );
  await mother.check();
  await expectAccessible();
  await page.getByRole('button', { name: say('check-in-boarding.cancel.ask') }).click();
  const code = codeCells(reader, 'check-in-boarding.cancel.code');
  await expect(code).toBeVisible();
  await expectAccessible();
  await code.fill(await codeTo(demo, CONTACT, /\b\d{6}\b/));
  await page
    .getByRole('button', { name: say('check-in-boarding.cancel.submit', { people: 1 }) })
    .click();
  await expect(page.getByText(say('check-in-boarding.cancel.done'))).toBeVisible();
  await expectAccessible();

  await page.getByRole('link', { name: say('check-in-boarding.cancel.again') }).click();
  await expect(page.getByRole('checkbox', { name: /LIN MEI/ })).toBeChecked();
  await open(reader, '/checkIn');
  const records = page.getByRole('region', { name: say('check-in-overview.records') });
  await expect(records.getByRole('listitem').filter({ hasText: 'LIN LE' }).first()).toContainText(
    say('check-in-overview.record.state', { state: 'CANCELLED' }),
  );
  await expectAccessible();

  await cancelOnceMore({ page, demo, url: baseURL ?? '' }, 'LIN/MEI');
  await page.goto(cancelAddress);
  await expect(mother).toBeDisabled();
  const usedUp = say('code.CHECK_IN_CANCELLATIONS_USED', USED);
  await expect(mother).toHaveAccessibleName(`LIN MEI ${usedUp}`);
  await expectAccessible();
  // where none of them has one left, the boarding passes say so in the place of the link
  await spendCancellations(page);
  await page
    .getByRole('link', { name: say('check-in-boarding.cancel.keep', { step: 'WHO' }) })
    .click();
  await expect(page.getByText(usedUp, { exact: true })).toBeVisible();
  await expectAccessible();
});

test('a stranger with a wrong detail is asked for a code too, and none fits', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const { orders } = await demo.loadScenario('check-in-open-family');
  const stranger = readerOf(page);
  const { say } = stranger;
  await open(stranger, '/checkIn');
  await askForFlight(stranger, { ...orders[0]!, bookingReference: 'ZZZZZZ' });
  const code = codeCells(stranger, 'check-in-overview.code.code');
  await code.fill('123456');
  await expect(page.getByText(say('code.CODE_WRONG')).first()).toBeVisible();
  await expectAccessible();
});
