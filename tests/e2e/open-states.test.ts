import { EXPECTANT_MOTHERS } from '#schema/codes/travellers/expectant-mothers.ts';
import { expect, test } from '#tests/support/journey.ts';
import { heading, open, readerOf } from './pages/reader.ts';

/** What axe finds in a page’s opened parts, which a visit of its address does not show. */
for (const colorScheme of ['light', 'dark'] as const)
  test(`the menus of the top bar are accessible when they are open: ${colorScheme}`, async ({
    page,
    expectAccessible,
  }) => {
    const { say } = readerOf(page);
    await page.emulateMedia({ colorScheme });
    await open(readerOf(page), '/planeWiFi');
    const bar = page.getByRole('banner');
    await bar.getByRole('button', { name: say('shell.nav.information') }).click();
    await expect(bar.getByRole('link', { name: say('shell.page.lounges') })).toBeVisible();
    await expectAccessible();
    await bar.getByRole('button', { name: say('shell.preferences') }).click();
    await expect(bar.getByRole('radio').first()).toBeAttached();
    await expectAccessible();
    // the window of the preferences is that of the menu on a phone
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 360, height: 740 });
    await bar.getByRole('button', { name: say('shell.menu') }).click();
    await expect(
      page.getByRole('link', { name: say('shell.nav.book'), exact: true }),
    ).toBeVisible();
    await expectAccessible();
  });

test('the answer of the week finder is accessible', async ({ page, expectAccessible }) => {
  const reader = readerOf(page);
  const { say } = reader;
  await open(reader, '/passenger/detailService/pregnantWoman');
  const type = async (legend: string, day: string) => {
    const boxes = page.getByRole('group', { name: legend });
    const [year = '', month = '', date = ''] = day.split('-');
    await boxes.getByLabel(say('forms.date.year')).fill(year);
    await boxes.getByLabel(say('forms.date.month')).fill(month);
    await boxes.getByLabel(say('forms.date.day')).fill(date);
  };
  await type(say('information-care-pregnant-woman.due'), '2027-06-01');
  // a day in each of the three answers, and one that cannot be
  for (const [day, text] of [
    ['2027-01-01', 'answerFree'],
    ['2027-04-25', 'answerCertificate'],
    ['2027-05-25', 'answerNotAccepted'],
    ['2025-05-25', 'answerUnlikely'],
  ] as const) {
    await type(say('information-care-pregnant-woman.flight'), day);
    const answer = say(`information-care-pregnant-woman.${text}`, {
      days: EXPECTANT_MOTHERS.certificateDays,
    });
    await expect(page.getByRole('status').filter({ hasText: answer })).toBeVisible();
    await expectAccessible();
  }
});

test('the demonstration’s own pages are accessible', async ({ page, demo, expectAccessible }) => {
  const { orders } = await demo.loadScenario('refund-under-review', { page });
  await demo.loadScenario('exit-row');
  const email = orders[0]?.email ?? '';
  await demo.mailTo(email, /./);
  const mailbox = `/demo/mailbox?${new URLSearchParams({ to: email })}`;
  for (const address of [
    '/demo',
    '/demo/desk',
    '/demo/desk/refunds',
    '/demo/desk/documents',
    '/demo/desk/counter',
    mailbox,
  ])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(address);
      await expect(heading(readerOf(page))).toBeVisible();
      await expectAccessible();
    }
  await page.getByRole('main').getByRole('link').first().click();
  await expectAccessible();
});
