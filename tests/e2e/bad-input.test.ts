import { expect, test } from '#tests/support/journey.ts';
import { chooseOneWay, flightsFor } from './pages/flights.page.ts';
import {
  anAdult,
  contactGroup,
  lastNameOf,
  passenger,
  submitButton,
  typeContact,
  typeTraveller,
} from './pages/passengers.page.ts';
import { heading, inDays, readerOf, switchLanguage } from './pages/reader.ts';

test('every wrong field is named at the field and in a summary, and nothing typed is lost', async ({
  page,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  await chooseOneWay(reader, flightsFor('PVG', 'BKK', inDays(28)));

  await submitButton(reader).click();
  const summary = page.locator('[data-error-summary]');
  await expect(summary).toBeFocused();
  await expect(summary).toContainText(say('forms.summary'));
  await expect(page).toHaveTitle(/^Error: /);
  const lines = summary.getByRole('link');
  const named = await lines.count();
  expect(named).toBeGreaterThanOrEqual(10);
  await expectAccessible();

  // Each line leads to a field that says the same of itself.
  for (const line of await lines.all()) {
    const text = await line.innerText();
    await line.click();
    const fault = await page.evaluate(() => {
      const { activeElement } = document;
      const owner = activeElement?.hasAttribute('aria-describedby')
        ? activeElement
        : activeElement?.closest('[aria-describedby]');
      const ids = owner?.getAttribute('aria-describedby')?.split(' ') ?? [];
      return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    });
    expect(fault.length, text).toBeGreaterThan(0);
    expect(fault, text).toContain(text.slice(text.lastIndexOf(': ') + 2));
  }

  const wrong = anAdult({
    lastName: '李',
    firstName: 'Anna2',
    dateOfBirth: '2031-02-03',
    document: { number: '!!', expiresOn: '2020-01-01' },
  });
  await typeTraveller(reader, wrong);
  await typeContact(reader, { name: 'A', email: 'nobody@nowhere', phone: '12' });
  await submitButton(reader).click();
  await expect(summary).toBeFocused();
  for (const code of [
    'NAME_LETTERS_ONLY',
    'DOCUMENT_NUMBER_INVALID',
    'DOCUMENT_EXPIRED',
    'EMAIL_INVALID',
    'PHONE_INVALID',
    'DATE_OF_BIRTH_IN_FUTURE',
  ] as const)
    await expect(summary).toContainText(say(`code.${code}`));
  await expect(summary).toContainText(say('booking-passengers.conditions.missing'));
  await expectAccessible();

  const numberIn = (as = reader) =>
    passenger(as, 'ADT', 1).getByLabel(as.say('traveller-form.documentNumber'));
  const expectAllKept = async (as = reader) => {
    await expect(lastNameOf(as)).toHaveValue('李');
    const fields = passenger(as, 'ADT', 1);
    await expect(fields.getByLabel(as.say('traveller-form.firstName'))).toHaveValue('Anna2');
    await expect(
      contactGroup(as).getByLabel(as.say('booking-passengers.contact.email')),
    ).toHaveValue('nobody@nowhere');
  };
  // No storage of the browser has the number of a document: Back and forward bring it back, a
  // reload does not.
  const stored = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(await stored()).toContain('Anna2');
  expect(await stored()).not.toContain('!!');
  await page.goBack();
  await expect(heading(reader)).toHaveText(say('booking-search.titleChosen'));
  await page.goForward();
  await expectAllKept();
  await expect(numberIn()).toHaveValue('!!');
  await page.reload();
  await expectAllKept();
  await expect(numberIn()).toHaveValue('');
  for (const locale of ['ja', 'zh-hk', 'en'] as const) {
    await switchLanguage(page, locale);
    await expectAllKept(readerOf(page, locale));
  }
});
