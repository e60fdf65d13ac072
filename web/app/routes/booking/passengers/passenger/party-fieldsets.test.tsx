// @vitest-environment happy-dom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aTrip } from '#web/app/routes/booking/passengers/booking.test-support.ts';
import {
  hold,
  keepDraft,
  show,
  type,
} from '#web/app/routes/booking/passengers/booking-form.test-support.tsx';

const COUPLE = aTrip({ party: { adults: 2, children: 0, infants: 0 } });
const part = (name: string) => within(screen.getByRole('group', { name }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const lines = () =>
  screen
    .queryAllByRole('button', { name: /^(?:Change|Fill in the rest|Fill in): / })
    .map((button) => button.getAttribute('aria-label'));

beforeEach(() => sessionStorage.clear());

test('one traveller of a party is open, and each of the others is a line', () => {
  show(aTrip({ party: { adults: 2, children: 1, infants: 0 } }));
  expect(lines()).toEqual(['Fill in: Adult 2', 'Fill in: Child 1']);
  expect(part('Adult 2').getByText('Not filled in yet')).toBeTruthy();
  press('Fill in: Child 1');
  expect(lines()).toEqual(['Fill in: Adult 1', 'Fill in: Adult 2']);
  expect(document.activeElement?.textContent).toBe('Child 1');
});

test('who travels alone has neither lines nor a next traveller', () => {
  show();
  expect(lines()).toEqual([]);
  expect(screen.queryByRole('button', { name: /^Next passenger/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Continue to contact details' })).toBeNull();
});

test('the next traveller comes once this one is right; until then its first wrong field', async () => {
  show(COUPLE);
  type(part('Adult 1').getByLabelText('Last name'), 'Chan');
  press('Next passenger: Adult 2');
  await waitFor(() =>
    expect(document.activeElement).toBe(part('Adult 1').getByLabelText('First and middle names')),
  );
  expect(lines()).toEqual(['Fill in: Adult 2']);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a complete traveller folds to a line with what was entered, which stays', async () => {
  keepDraft(COUPLE);
  show(COUPLE);
  await waitFor(() => expect(lines()).toEqual(['Change: Adult 1', 'Change: Adult 2']));
  const line = part('Adult 1').getByText(/^Born .*· Passport/);
  expect(line.textContent).toContain('·');
  press('Change: Adult 1');
  const box = part('Adult 1').getByLabelText<HTMLInputElement>('Last name');
  expect(box.value).toBe('Chan');
  press('Continue to contact details');
  await waitFor(() => expect(lines()).toEqual(['Change: Adult 1', 'Change: Adult 2']));
  expect(document.activeElement?.textContent).toBe('Contact');
});

test('a refused form opens the first traveller with an error, and its links open the others', async () => {
  keepDraft(COUPLE);
  show(COUPLE);
  await waitFor(() => expect(lines()).toHaveLength(2));
  for (const who of ['Adult 1', 'Adult 2']) {
    press(`Change: ${who}`);
    type(part(who).getByLabelText('First and middle names'), '');
  }
  hold();
  const alert = await screen.findByRole('alert');
  expect(lines()).toEqual(['Fill in the rest: Adult 2']);
  const [, second] = within(alert).getAllByRole('link');
  fireEvent.click(second as HTMLElement);
  expect(document.activeElement).toBe(part('Adult 2').getByLabelText('First and middle names'));
  expect(lines()).toEqual(['Fill in the rest: Adult 1']);
});

test('a single error takes the focus, also where its traveller was a line', async () => {
  keepDraft(COUPLE);
  show(COUPLE, [
    { code: 'DOCUMENT_DUPLICATED', path: ['passengers', 'adt2', 'document', 'number'] },
  ]);
  await waitFor(() => expect(lines()).toHaveLength(2));
  hold();
  await waitFor(() =>
    expect(document.activeElement).toBe(part('Adult 2').getByLabelText('Document number')),
  );
});
