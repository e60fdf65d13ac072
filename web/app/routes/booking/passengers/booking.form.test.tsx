// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { messagesOf } from '#web/app/testing/messages-of.ts';
import { aTrip } from './booking.test-support.ts';
import {
  choose,
  group,
  hold,
  keepDraft,
  optionsOf,
  show,
  type,
  typeBirth,
} from './booking-form.test-support.tsx';

beforeEach(() => sessionStorage.clear());

describe('the form of a party', () => {
  test('has one part for each traveller in the order of the party', () => {
    show(aTrip({ party: { adults: 2, children: 1, infants: 1 } }));
    const headings = screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent);
    expect(headings.slice(0, 4)).toEqual(['Adult 1', 'Adult 2', 'Child 1', 'Infant 1']);
  });

  test('says in the summary what each person still lacks, and is not sent', async () => {
    const submit = show(aTrip({ party: { adults: 2, children: 0, infants: 0 } }));
    hold();
    const alert = await screen.findByRole('alert');
    const groups = within(alert).getAllByRole('group');
    expect(groups.map((one) => one.querySelector('summary')?.textContent)).toEqual([
      'Adult 1: 8 entries',
      'Adult 2: 8 entries',
      'Contact: 3 entries',
      'Please read and agree: 2 entries',
    ]);
    expect(groups.map((one) => (one as HTMLDetailsElement).open)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    const lines = [...alert.querySelectorAll('a')].map((link) => link.textContent);
    expect(lines[0]).toBe('Enter the last name as in the passport.');
    expect(lines.at(-1)).toBe('Agree to the use of personal data.');
    expect(alert.textContent).not.toContain('Fill in this field');
    expect(submit).not.toHaveBeenCalled();
  });

  test.each(['en', 'zh-hk', 'ja'] as const)(
    'asks for every entry in words of its own, in %s',
    async (locale) => {
      show(aTrip({ party: { adults: 1, children: 0, infants: 1 } }), undefined, locale);
      fireEvent.submit(document.querySelector('form') as HTMLFormElement);
      const alert = await screen.findByRole('alert');
      const lines = [...alert.querySelectorAll('li')].map((line) => line.textContent);
      const general = messagesOf(locale, ['code'])['code.REQUIRED'];
      expect(lines.filter((line) => line?.includes(String(general)))).toEqual([]);
      expect(new Set(lines).size).toBeGreaterThan(12);
    },
  );

  test('says so where a date of birth lies in the future', async () => {
    const trip = aTrip();
    keepDraft(trip);
    show(trip);
    await waitFor(() => expect(group('Adult 1').getByDisplayValue('Chan')).toBeTruthy());
    typeBirth('Adult 1', '2031-02-03');
    hold();
    const alert = await screen.findByRole('alert');
    expect(
      within(alert)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['Adult 1 · Date of birth: Enter a date of birth in the past.']);
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

  test('of another type has an error and the offer of a search for it', async () => {
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

test('a party without an adult of 18 has an error as soon as the ages are known', async () => {
  show(aTrip({ party: { adults: 1, children: 0, infants: 0 } }));
  typeBirth('Adult 1', '2010-01-01');
  expect(await screen.findByText(/^At least one passenger must be 18 or over\./)).toBeTruthy();
});
