// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { aBooking, aTrip, TODAY } from '#web/app/routes/booking/passengers/booking.test-support.ts';
import { BookingContext } from '#web/app/routes/booking/passengers/booking-context.ts';
import { emptyBooking } from '#web/app/routes/booking/passengers/booking-values.ts';
import { ContactFieldset } from '#web/app/routes/booking/passengers/contact-fieldset.tsx';
import { membersOf } from '#web/app/routes/booking/passengers/party-members.ts';
import { PassengerFieldset } from '#web/app/routes/booking/passengers/passenger/passenger-fieldset.tsx';
import { bookingSchema } from '#web/app/routes/booking/passengers/passengers-service.schema.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { OwnContact } from './own-contact.tsx';
import { SavedChooser } from './saved-chooser.tsx';
import type { BookingMember } from './traveller-choices.ts';

function saved(
  id: string,
  name: string,
  expiresOn: string,
): BookingMember['frequentPassengers'][number] {
  const [lastName = '', firstName = ''] = name.split('/');
  return {
    id,
    name,
    lastName,
    firstName,
    title: 'MS',
    gender: 'F',
    tags: [],
    dateOfBirth: '1988-07-21',
    nationality: 'HK',
    phone: null,
    frequentFlyer: null,
    documents: [
      {
        key: `key-${id}`,
        tag: null,
        document: {
          type: 'PP',
          maskedNumber: '•••••6789',
          numberProblem: null,
          issuingCountry: 'HK',
          expiresOn,
        },
      },
    ],
  };
}
const MEMBER: BookingMember = {
  id: 'member',
  profile: {
    name: 'CHAN/TAIMAN',
    lastName: 'Chan',
    firstName: 'Tai Man',
    title: 'MR',
    gender: 'M',
    dateOfBirth: '1990-04-12',
    nationality: 'HK',
    email: 'tm@example.com',
    phone: null,
  },
  card: { number: '8800123450' },
  frequentPassengers: [
    saved('1', 'WONG/MEILING', '2035-01-01'),
    saved('2', 'LEE/KA', '2026-12-31'),
  ],
};
const TRIP = aTrip();
const MEMBERS = membersOf(TRIP.party);
const BOOKING = { trip: TRIP, members: MEMBERS, today: TODAY, searchFor: () => '/' };

/** The form of one adult with what it has for the member. */
function MembersForm({ typed }: { typed: boolean }) {
  const values = typed ? aBooking(TRIP) : emptyBooking(MEMBERS, TRIP, 'en');
  const form = useSiteForm(bookingSchema(MEMBERS, TRIP, TODAY), values);
  return (
    <Form form={form} onSubmit={async () => undefined}>
      {MEMBERS.map((member) => (
        <PassengerFieldset
          key={member.key}
          member={member}
          before={<SavedChooser of={MEMBER} member={member} />}
        />
      ))}
      <ContactFieldset />
      <OwnContact of={MEMBER} />
    </Form>
  );
}

const show = ({ typed = false } = {}) =>
  renderPage(
    <BookingContext value={BOOKING}>
      <MembersForm typed={typed} />
    </BookingContext>,
    {
      messages: [
        'booking-passengers',
        'booking-passengers-saved',
        'passenger-tags',
        'traveller-form',
        'traveller-words',
        'forms',
        'code',
        'region',
      ] as const,
    },
  );
const lastName = () => screen.getByLabelText<HTMLInputElement>('Last name');
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole('button', { name }));

test('one press fills in a saved passenger, and the stored number needs no typing', () => {
  show();
  press(/Meiling Wong/);
  expect(lastName().value).toBe('WONG');
  expect(screen.getByText('Saved: •••••6789. Leave blank to keep it.')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Meiling Wong.*Chosen for Adult 1/ })).toBeTruthy();
});

test('who was chosen with all that is needed is one line, until the details are wanted', () => {
  show();
  press(/Meiling Wong/);
  const edit = screen.getByRole('button', { name: 'Check or change the details' });
  expect(edit.parentElement?.textContent).toMatch(/^Meiling Wong, born 21 Jul 1988, .*6789/);
  fireEvent.click(edit);
  expect(screen.queryByRole('button', { name: 'Check or change the details' })).toBeNull();
  expect(document.activeElement?.closest('fieldset')).toBe(lastName().closest('fieldset'));
});

test('a saved passenger whose document does not serve the trip keeps the fields in sight', () => {
  show();
  press(/Ka Lee/);
  expect(screen.queryByRole('button', { name: 'Check or change the details' })).toBeNull();
});

test('a passport that ends before the trip is said before it is chosen, with the last day', async () => {
  show();
  const { textContent } = screen.getByRole('button', { name: /Ka Lee/ });
  expect(textContent).toMatch(/expires on .*2026, before your trip ends on .*2027/);
  press(/Ka Lee/);
  expect(await screen.findByText(/document expires before the end of the trip/)).toBeTruthy();
});

test('what was typed is replaced only after the user has agreed', () => {
  show({ typed: true });
  press(/Meiling Wong/);
  expect(lastName().value).toBe('Chan');
  press('Keep what I entered');
  expect(lastName().value).toBe('Chan');
  press(/Meiling Wong/);
  press('Replace');
  expect(lastName().value).toBe('WONG');
});

test('the number of another kind of document has to be typed', async () => {
  show();
  press(/Meiling Wong/);
  fireEvent.change(screen.getByLabelText('Travel document'), { target: { value: '' } });
  await waitFor(() => expect(screen.queryByText(/Leave blank to keep it/)).toBeNull());
});

test('the member is the contact where nothing is typed, and only there', async () => {
  show();
  const mail = () => screen.getByLabelText<HTMLInputElement>('E-mail');
  await waitFor(() => expect(mail().value).toBe('tm@example.com'));
});

test('a contact that was typed stays', () => {
  show({ typed: true });
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('tai.man@example.com');
});
