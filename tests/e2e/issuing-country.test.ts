import type { Locator, Page } from '@playwright/test';
import { LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import { expect, test } from '#tests/support/journey.ts';
import { chooseOneWay, flightsFor } from './pages/flights.page.ts';
import { passenger } from './pages/passengers.page.ts';
import { inDays, readerOf } from './pages/reader.ts';

/** Keys that pass other countries on the way to one: letters where names are Latin, else arrows. */
async function searchList(page: Page, locale: Locale, list: Locator): Promise<string> {
  // its names are rendered after the page can take a touch
  await expect(list.locator('option[value="JP"]')).toBeAttached();
  await list.focus();
  if (locale === 'en') await page.keyboard.type('south k', { delay: 50 });
  else for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowDown');
  const found = await list.inputValue();
  expect(found).toMatch(/^[A-Z]{2}$/);
  return found;
}

for (const locale of LOCALES)
  test(`the issuing country follows a nationality searched by keys, in ${locale}`, async ({
    page,
  }) => {
    const reader = readerOf(page, locale);
    await chooseOneWay(reader, flightsFor('PVG', 'NRT', inDays(25)));
    const fields = passenger(reader, 'ADT', 1);
    const list = (name: 'nationality' | 'issuingCountry') =>
      fields.getByLabel(reader.say(`traveller-form.${name}`), { exact: true });

    const found = await searchList(page, locale, list('nationality'));
    if (locale === 'en') expect(found).toBe('KR');
    await expect(list('issuingCountry')).toHaveValue(found);

    await list('nationality').selectOption('CN');
    await expect(list('issuingCountry')).toHaveValue('CN');

    await page.reload();
    await expect(list('issuingCountry')).toHaveValue('CN');
    await list('nationality').selectOption('TH');
    await expect(list('issuingCountry')).toHaveValue('TH');

    await list('issuingCountry').selectOption('HK');
    await searchList(page, locale, list('nationality'));
    await expect(list('issuingCountry')).toHaveValue('HK');

    await page.reload();
    await expect(list('issuingCountry')).toHaveValue('HK');
    await list('nationality').selectOption('JP');
    await expect(list('issuingCountry')).toHaveValue('HK');
  });
