import { addYears } from '#schema/rules/base/local-date.ts';
import { expect, test } from '#tests/support/journey.ts';
import { signInAgain } from './pages/account.page.ts';
import { chooseOneWay, flightsFor } from './pages/flights.page.ts';
import {
  agree,
  contactGroup,
  openTraveller,
  passenger,
  submitButton,
  typeDay,
} from './pages/passengers.page.ts';
import { expectNoSidewaysScroll, heading, inDays, open, readerOf } from './pages/reader.ts';

test.use({ viewport: { width: 360, height: 800 } });

test('a family is booked from saved passengers, in Japanese on a phone', async ({
  page,
  demo,
  expectAccessible,
}) => {
  const reader = readerOf(page, 'ja');
  const { say } = reader;
  await demo.loadScenario('family-with-saved-passengers', { page });

  // The list warns of the passport that expires soon; a passenger who was removed comes back by one
  // press.
  await open(reader, '/passengers');
  await expect(heading(reader)).toHaveText(say('account-passengers.title'));
  await expect(page.getByRole('main')).toContainText(
    say('passenger-tags.tag', { tag: 'ABOUT_TO_EXPIRE' }),
  );
  const removeChild = page.getByRole('button', {
    name: say('account-passengers.removeOne', { name: 'CHAN KAYAN' }),
  });
  await removeChild.click();
  await expect(removeChild).toHaveCount(0);
  await page.getByRole('button', { name: say('account-passengers.undo') }).click();
  await expect(removeChild).toBeVisible();
  await expectAccessible();

  const party = { adults: 2, children: 1, infants: 0 };
  await chooseOneWay(reader, flightsFor('PVG', 'HKG', inDays(30), { party }));
  const choice = (of: 'ADT' | 'CHD', number: number, name: string) =>
    passenger(reader, of, number).getByRole('button', { name });

  // The warning about the passport that expires before the trip is there before it is chosen.
  await choice('ADT', 1, 'CHAN TAIMAN').click();
  await openTraveller(reader, 'ADT', 2);
  await expect(choice('ADT', 2, 'WONG MEILING')).toContainText('期限切れ');
  await choice('ADT', 2, 'WONG MEILING').click();
  await openTraveller(reader, 'CHD', 1);
  await choice('CHD', 1, 'CHAN KAYAN').click();
  await openTraveller(reader, 'ADT', 2);
  await expect(choice('ADT', 2, 'CHAN TAIMAN')).toHaveAttribute('aria-disabled', 'true');
  await expectNoSidewaysScroll(page);
  await expectAccessible();
  const second = passenger(reader, 'ADT', 2);
  await expect(second).toContainText(say('code.DOCUMENT_EXPIRED'));

  // The renewed passport is typed, and saved with the order.
  await second.getByLabel(say('traveller-form.documentNumber')).fill('K87654321');
  const renewed = addYears(inDays(0), 10);
  await typeDay(reader, second, 'traveller-form.expiresOn', renewed);
  await second.getByRole('checkbox', { name: say('booking-passengers-saved.update') }).check();
  await expect(
    contactGroup(reader).getByLabel(say('booking-passengers.contact.email')),
  ).toHaveValue(/^member-.*@example\.com$/);
  await contactGroup(reader)
    .getByRole('textbox', { name: say('forms.phone.number'), exact: true })
    .fill('91234567');
  await agree(reader);

  // The session ends here: over the form the member signs in again, and nothing is lost.
  const email = await contactGroup(reader)
    .getByLabel(say('booking-passengers.contact.email'))
    .inputValue();
  await page.context().clearCookies();
  await submitButton(reader).click();
  await signInAgain(reader, demo, email, expectAccessible);
  await expect(page).toHaveURL(/\/flightInquiry\/payment\?order=/, { timeout: 30_000 });
  await expect(page.getByRole('main')).toContainText('WONG/MEILING');

  await open(reader, '/passengers');
  await expect(page.getByRole('main')).toContainText('321');
  await expect(page.getByRole('main')).not.toContainText(
    say('passenger-tags.tag', { tag: 'ABOUT_TO_EXPIRE' }),
  );
});
