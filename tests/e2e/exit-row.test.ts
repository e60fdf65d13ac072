import { expect, test } from '#tests/support/journey.ts';
import { decideAtCounter, nextStep, openMadeCheckIn } from './pages/check-in.page.ts';
import { heading, readerOf, tooSmallForFingers } from './pages/reader.ts';

const CONTACT = 'hana.ito@example.com';

test('staff meet a passenger beside an exit, and her boarding pass comes to the page and by e-mail', async ({
  page,
  demo,
  anotherVisitor,
  expectAccessible,
}) => {
  const reader = readerOf(page, 'ja');
  const { say } = reader;
  await page.setViewportSize({ width: 320, height: 640 });
  await openMadeCheckIn(reader, 'exit-row');
  await nextStep(reader, 'documents');
  await nextStep(reader, 'goods');
  for (const agreement of await page.getByRole('checkbox').all()) await agreement.check();
  await nextStep(reader, 'confirm');
  await page.getByRole('textbox', { name: say('check-in-steps.contact.email') }).fill(CONTACT);
  await page.getByRole('button', { name: say('check-in-steps.submit', { people: 1 }) }).click();

  await expect(page.getByText('ITO/HANA').first()).toBeVisible();
  await expect(page.getByRole('img', { name: /ITO\/HANA/ })).toHaveCount(0);
  await expect(page).toHaveURL(/order-result/);
  expect(await tooSmallForFingers(page)).toEqual([]);
  await expectAccessible();

  await decideAtCounter(await anotherVisitor(), 'ITO/HANA', 'CONFIRMED');
  await page.reload();
  await expect(page.getByRole('img', { name: /ITO\/HANA/ })).toBeVisible();
  expect(await demo.mailTo(CONTACT, /搭乗券/)).toContain('ITO/HANA');
});

test('who has asked for a wheelchair is told whom to call before anything is asked, and her daughter checks in', async ({
  page,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  await openMadeCheckIn(reader, 'special-service');
  const notice = page.getByText(say('code.SPECIAL_SERVICE'));
  await expect(notice).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  await expect(page.getByRole('checkbox')).toHaveCount(1);
  await expect(page.getByRole('checkbox', { name: /HO\/WAI/ })).toBeChecked();
  await expect(heading(reader)).toBeVisible();
  await expectAccessible();
});
