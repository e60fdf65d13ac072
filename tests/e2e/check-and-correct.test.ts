import { expect, test } from '#tests/support/journey.ts';
import { chooseFare, continueToPassengers, flightsFor } from './pages/flights.page.ts';
import {
  agree,
  anAdult,
  bookAlone,
  lastNameOf,
  passenger,
  submitButton,
  typeContact,
  typeTraveller,
} from './pages/passengers.page.ts';
import { payButton } from './pages/payment.page.ts';
import { heading, inDays, open, readerOf } from './pages/reader.ts';

const CONTACT = {
  name: 'Anna Liu',
  email: 'anna.liu.check@example.com',
  phone: '13800138000',
};

test('a held booking is checked, corrected, found again on Back, not held a second time, and cancelled', async ({
  page,
  expectAccessible,
}) => {
  const reader = readerOf(page);
  const { say } = reader;
  const held = page.getByRole('list', { name: say('unpaid-orders.label') });
  await open(reader, flightsFor('PVG', 'NRT', inDays(27)));
  await expect(held).toHaveCount(0);
  await chooseFare(reader, 'STANDARD');
  await continueToPassengers(reader);
  await bookAlone(reader, anAdult(), CONTACT);
  await expect(payButton(reader)).toBeVisible();

  const person = page.getByRole('listitem').filter({ hasText: 'LIU/ANNA' });
  await expect(person).toContainText('E12345678');
  await expect(person).toContainText('China');
  await expectAccessible();

  await person
    .getByRole('button', { name: say('booking-payment.correct.whose', { name: 'Anna Liu' }) })
    .click();
  await expect(lastNameOf(reader)).toBeFocused();
  await expect(lastNameOf(reader)).toHaveValue('Liu');
  const form = passenger(reader, 'ADT', 1);
  await expect(form.getByLabel(say('traveller-form.issuingCountry'))).toHaveValue('CN');
  await expectAccessible();
  await lastNameOf(reader).fill('Lyu');
  await page.getByRole('button', { name: say('booking-payment.correct.save') }).click();
  const corrected = page.getByRole('heading', { name: 'LYU/ANNA' });
  await expect(corrected).toBeFocused();

  await page.goBack();
  await expect(held).toBeVisible();
  await expectAccessible();
  await open(reader, '/');
  const goOn = page.getByRole('link', { name: say('unpaid-orders.goOn') });
  await expect(goOn).toBeVisible();
  await expectAccessible();
  await goOn.click();
  await expect(corrected).toBeVisible();
  await open(reader, flightsFor('PVG', 'NRT', inDays(27)));
  await chooseFare(reader, 'STANDARD');
  await continueToPassengers(reader);
  await expect(held).toBeVisible();
  await typeTraveller(reader, anAdult());
  await typeContact(reader, CONTACT);
  await agree(reader);
  await submitButton(reader).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(say('code.DOCUMENT_HELD'));
  await expectAccessible();

  await held.getByRole('link').click();
  await expect(corrected).toBeVisible();
  await page.getByRole('button', { name: say('order-cancel.action'), exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('order-cancel.confirm') })
    .click();
  await expect(heading(reader)).toHaveText(say('booking-payment.closed', { cause: 'TRAVELLER' }));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('nothing lies on the form in which a passenger is corrected', async ({ page }) => {
    const reader = readerOf(page);
    const { say } = reader;
    await open(reader, flightsFor('PVG', 'NRT', inDays(29)));
    await chooseFare(reader, 'STANDARD');
    await continueToPassengers(reader);
    await bookAlone(reader, anAdult(), { ...CONTACT, email: 'anna.liu.phone@example.com' });
    await page
      .getByRole('button', { name: say('booking-payment.correct.whose', { name: 'Anna Liu' }) })
      .click();
    await expect(lastNameOf(reader)).toBeFocused();

    const covered = await page.evaluate(async () => {
      const found: string[] = [];
      for (const field of document.querySelectorAll<HTMLElement>('main form :is(input, select)')) {
        field.scrollIntoView({ block: 'end', behavior: 'instant' });
        const { left, right, bottom } = field.getBoundingClientRect();
        const there = document.elementFromPoint((left + right) / 2, bottom - 4);
        if (there?.closest('section')?.querySelector('form') === null) found.push(field.id);
      }
      return found;
    });
    expect(covered).toEqual([]);
  });
});
