import { expect, hydrated, test } from '#tests/support/journey.ts';

test('the allowance of a trip is found by keyboard, kept in the address, and the same for whom it is sent to', async ({
  page,
  anotherVisitor,
  expectAccessible,
}) => {
  await page.goto('/checkedBaggage');
  await hydrated(page);
  const answer = page.getByRole('status').filter({ hasText: 'included' });
  await expect(answer).toContainText('1 checked bag included');

  await page.getByLabel('To', { exact: true }).selectOption('LHR');
  await page.getByLabel('Cabin and fare').selectOption('business-flex');
  await page.getByLabel('Club card').selectOption('platinum');
  await expect(answer).toContainText('5 checked bags included');
  await expect(page.getByRole('row', { name: /Each extra bag, up to/ })).toContainText('CNY 1,000');
  await page.getByRole('radio', { name: 'Adult' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(/fare=business-flex&card=platinum&who=chd$/);
  await expect(page.getByText('a folded pushchair')).toBeVisible();
  await expectAccessible();

  const other = await anotherVisitor();
  await other.goto(page.url());
  await expect(other.getByRole('status').filter({ hasText: 'included' })).toContainText(
    '5 checked bags included',
  );
  await expect(other.getByLabel('Club card')).toHaveValue('platinum');
});

test('a trip within one city has no answer, and says so', async ({ page }) => {
  await page.goto('/checkedBaggage?from=PVG&to=SHA&fare=flex&who=adt');
  await expect(page.getByText('Choose different places for departure and arrival.')).toBeVisible();
});

test('without scripts the form is sent, and the server draws the answer', async ({
  browser,
  system,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: system.url });
  const page = await context.newPage();
  await page.goto('/checkedBaggage');
  await page.getByLabel('Cabin and fare').selectOption('lite');
  await page.getByRole('button', { name: 'Show the allowance' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'included' })).toContainText(
    'No checked bag included',
  );
  await context.close();
});

test('special meals are found by what is in them', async ({ page, expectAccessible }) => {
  await page.goto('/inFlightMeals');
  await hydrated(page);
  await page.getByRole('searchbox').fill('wheat');
  await expect(page.getByRole('row', { name: /GFML/ })).toBeVisible();
  await expect(page.getByRole('row', { name: /KSML/ })).toHaveCount(0);
  await page.getByRole('searchbox').fill('unicorn');
  await expect(page.getByRole('status').filter({ hasText: 'No meals found' })).toBeVisible();
  await expectAccessible();
});
