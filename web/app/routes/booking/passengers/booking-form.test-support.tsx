import { fireEvent, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import type { Locale } from '#schema/codes/base/locales.ts';
import type { TripFacts } from '#schema/rules/travellers/trip-travellers.ts';
import type { SubmitAnswer } from '#web/app/forms/form.tsx';
import { keepDraft as keepValues } from '#web/app/forms/use-draft.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { BookingForm } from './booking.form.tsx';
import { aBooking, aTrip, TODAY } from './booking.test-support.ts';
import { BookingContext } from './booking-context.ts';
import { DRAFT, documentNumbers } from './booking-draft.ts';
import { membersOf } from './party-members.ts';

const OFFER = {
  tripType: 'ONE_WAY',
  bounds: [],
  price: { total: { amount: 758_700, currency: 'CNY' } },
} as const;
/** The features whose texts the form of the booking has. */
export const FORM_FEATURES = [
  'booking-passengers',
  'traveller-form',
  'traveller-words',
  'forms',
  'code',
  'region',
] as const;

/** Renders the form of a trip; the answer is what its submission gets. */
export function show(
  trip: TripFacts = aTrip(),
  answer: SubmitAnswer = undefined,
  locale: Locale = 'en',
) {
  const submit = vi.fn(async () => answer);
  const booking = {
    trip,
    members: membersOf(trip.party),
    today: TODAY,
    searchFor: ({ adults, children, infants }: TripFacts['party']) =>
      `/search/${adults}-${children}-${infants}`,
  };
  renderPage(
    <BookingContext value={booking}>
      <BookingForm
        offer={{ ...OFFER, bounds: [] }}
        submission={{ submit, sending: false, question: null, gone: null }}
      />
    </BookingContext>,
    { messages: FORM_FEATURES, locale },
  );
  return submit;
}
export function keepDraft(trip: TripFacts): void {
  const booking = aBooking(trip);
  keepValues(DRAFT, booking, documentNumbers(Object.keys(booking.passengers)));
}
/** A part of the form; a traveller who is a line is opened. */
export function group(name: string) {
  const part = within(screen.getByRole('group', { name }));
  const opens = part.queryByRole('button', { name: /^(?:Change|Continue|Fill in): / });
  if (opens) fireEvent.click(opens);
  return part;
}
export const type = (box: HTMLElement, value: string) =>
  fireEvent.input(box, { target: { value } });
export const choose = (box: HTMLElement, value: string) =>
  fireEvent.change(box, { target: { value } });
export const hold = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Hold for 50 minutes and pay' }));
export const optionsOf = (box: HTMLElement) =>
  within(box)
    .getAllByRole('option')
    .map((one) => one.textContent);
export function typeBirth(who: string, day: string) {
  const boxes = within(group(who).getByRole('group', { name: 'Date of birth' }));
  const [year = '', month = '', date = ''] = day.split('-');
  fireEvent.change(boxes.getByLabelText('Year'), { target: { value: year } });
  fireEvent.change(boxes.getByLabelText('Month'), { target: { value: month } });
  fireEvent.change(boxes.getByLabelText('Day'), { target: { value: date } });
}
