import { expect, test } from '#tests/support/journey.ts';
import { chooseOneWay, flightsFor } from './pages/flights.page.ts';
import { contactGroup } from './pages/passengers.page.ts';
import { heading, inDays, readerOf } from './pages/reader.ts';

test('the conditions are read in full in another tab; reading is not agreeing, and nothing typed is lost', async ({
  page,
  cleanConsole,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  await chooseOneWay(reader, flightsFor('PVG', 'BKK', inDays(28)));
  const name = contactGroup(reader).getByLabel(say('booking-passengers.contact.name'));
  await name.fill('Anna Smith');

  await page.getByRole('button', { name: say('booking-passengers.conditions.read') }).click();
  const essence = page.getByRole('dialog', { name: say('booking-passengers.conditions.name') });
  await expect(essence).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  await expect(essence).toBeHidden();

  const agreed = page.getByRole('checkbox', { name: say('booking-passengers.conditions.agree') });
  const opened = page.waitForEvent('popup');
  await page.getByRole('main').locator('label').getByRole('link').first().click();
  const tab = await opened;
  cleanConsole.watch(tab);
  await expect(heading(readerOf(tab))).toHaveText(say('shell.legal.conditions'));
  await expectAccessible(tab);
  await tab.close();

  await expect(agreed).not.toBeChecked();
  await expect(name).toHaveValue('Anna Smith');
  await agreed.check();
  await expect(agreed).toBeChecked();
});
