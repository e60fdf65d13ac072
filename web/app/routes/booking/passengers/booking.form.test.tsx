// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { SubmitAnswer } from '#web/app/forms/form.tsx';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { BookingForm } from './booking.form.tsx';
import { aBooking, aTrip, TODAY } from './booking.test-support.ts';
import { BookingContext } from './booking-context.ts';
import { DRAFT } from './kept-booking.ts';
import type { TripFacts } from './offer/trip-facts.ts';
import { membersOf } from './party-members.ts';

const OFFER = {
  tripType: 'ONE_WAY',
  bounds: [],
  price: { total: { amount: 758_700, currency: 'CNY' } },
} as const;
const FEATURES = ['booking-passengers', 'traveller-words', 'forms', 'code', 'region'] as const;

function show(trip: TripFacts, answer: SubmitAnswer = undefined) {
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
    { messages: FEATURES },
  );
  return submit;
}
const keepDraft = (trip: TripFacts) =>
  sessionStorage.setItem(`draft:${DRAFT}`, JSON.stringify(aBooking(trip)));
const group = (name: string) => within(screen.getByRole('group', { name }));
const type = (box: HTMLElement, value: string) => fireEvent.input(box, { target: { value } });
const choose = (box: HTMLElement, value: string) => fireEvent.change(box, { target: { value } });
const hold = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Hold for 50 minutes and pay' }));
const optionsOf = (box: HTMLElement) =>
  within(box)
    .getAllByRole('option')
    .map((one) => one.textContent);
function typeBirth(who: string, day: string) {
  const boxes = within(group(who).getByRole('group', { name: 'Date of birth' }));
  const [year = '', month = '', date = ''] = day.split('-');
  fireEvent.change(boxes.getByLabelText('Year'), { target: { value: year } });
  fireEvent.change(boxes.getByLabelText('Month'), { target: { value: month } });
  fireEvent.change(boxes.getByLabelText('Day'), { target: { value: date } });
}

beforeEach(() => sessionStorage.clear());

describe('the form of a party', () => {
  test('has one part for each traveller in the order of the party', () => {
    show(aTrip({ party: { adults: 2, children: 1, infants: 1 } }));
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings.slice(0, 4)).toEqual(['Adult 1', 'Adult 2', 'Child 1', 'Infant 1']);
  });

  test('says in the summary whose field is wrong, and is not sent', async () => {
    const submit = show(aTrip({ party: { adults: 2, children: 0, infants: 0 } }));
    hold();
    const alert = await screen.findByRole('alert');
    const lines = within(alert)
      .getAllByRole('link')
      .map((link) => link.textContent);
    expect(lines[0]).toBe('Adult 1 · Last name: Fill in this field.');
    expect(lines).toContain('Adult 2 · Nationality: Fill in this field.');
    expect(lines.at(-1)).toMatch(/^Use of personal data/);
    expect(submit).not.toHaveBeenCalled();
  });

  test('finds what was typed before, and is sent once it is right', async () => {
    const trip = aTrip({ party: { adults: 1, children: 0, infants: 1 } });
    keepDraft(trip);
    const submit = show(trip);
    await waitFor(() =>
      expect((group('Adult 1').getByLabelText('Last name') as HTMLInputElement).value).toBe('Chan'),
    );
    hold();
    await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
  });

  test('puts the errors of the gateway to the traveller they concern', async () => {
    const trip = aTrip();
    keepDraft(trip);
    show(trip, [
      { code: 'DOCUMENT_DUPLICATED', path: ['passengers', 'adt1', 'document', 'number'] },
    ]);
    hold();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Adult 1 · Document number: You’ve entered this document');
  });
});

describe('a traveller', () => {
  test('sees the name as it will stand on the ticket', () => {
    show(aTrip());
    type(group('Adult 1').getByLabelText('Last name'), 'O’Brien-Müller');
    type(group('Adult 1').getByLabelText('First and middle names'), 'Mary Jane');
    expect(screen.getByText('OBRIENMUELLER/MARYJANE', { selector: 'strong' })).toBeTruthy();
  });

  test('of another type is told so and offered a search for it', async () => {
    show(aTrip({ party: { adults: 2, children: 0, infants: 0 } }));
    typeBirth('Adult 2', '2016-01-01');
    const link = await screen.findByRole('link', { name: 'Search again for 1 adult, 1 child' });
    expect(link.getAttribute('href')).toBe('/search/1-1-0');
  });

  test('is offered the documents that serve nationality and route', async () => {
    show(aTrip({ routeKinds: ['HONG_KONG_MACAO'] }));
    choose(group('Adult 1').getByLabelText('Nationality'), 'CN');
    await waitFor(() => {
      const offered = optionsOf(group('Adult 1').getByLabelText('Travel document'));
      expect(offered).toContain('Exit-entry permit for Hong Kong and Macao');
      expect(offered).not.toContain('Chinese resident identity card');
    });
    const issued = group('Adult 1').getByLabelText('Issued by (country or region)');
    expect((issued as HTMLSelectElement).value).toBe('CN');
  });

  test('gives no last day for a document that has none', async () => {
    show(aTrip({ routeKinds: ['DOMESTIC'], party: { adults: 1, children: 1, infants: 0 } }));
    const child = group('Child 1');
    expect(child.getByRole('group', { name: 'Valid until' })).toBeTruthy();
    choose(child.getByLabelText('Nationality'), 'CN');
    await waitFor(() => child.getByRole('option', { name: 'Medical certificate of birth' }));
    choose(child.getByLabelText('Travel document'), 'BC');
    await waitFor(() => expect(child.queryByRole('group', { name: 'Valid until' })).toBeNull());
  });
});

test('an adult who cannot carry an infant is in the list with the reason', async () => {
  show(aTrip({ party: { adults: 2, children: 0, infants: 2 } }));
  typeBirth('Adult 2', '2010-01-01');
  choose(group('Infant 1').getByLabelText('Adult carrying this infant'), 'adt1');
  await waitFor(() =>
    expect(optionsOf(group('Infant 2').getByLabelText('Adult carrying this infant'))).toEqual([
      'Choose',
      'Adult 1 (already carrying Infant 1)',
      'Adult 2 (under 18)',
    ]),
  );
});

test('a party without anybody of 18 is told as soon as the ages are known', async () => {
  show(aTrip({ party: { adults: 1, children: 0, infants: 0 } }));
  typeBirth('Adult 1', '2010-01-01');
  expect(await screen.findByText(/^At least one passenger must be 18 or over\./)).toBeTruthy();
});
