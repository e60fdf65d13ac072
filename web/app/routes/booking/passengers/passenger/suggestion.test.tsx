// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aTrip } from '#web/app/routes/booking/passengers/booking.test-support.ts';
import {
  group,
  show,
  type,
} from '#web/app/routes/booking/passengers/booking-form.test-support.tsx';

const FAMILY = aTrip({ party: { adults: 1, children: 1, infants: 0 } });
const box = (who: string, label: string) => group(who).getByLabelText<HTMLInputElement>(label);
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => sessionStorage.clear());

test('a child takes over the last name of the first adult', async () => {
  show(FAMILY);
  expect(screen.queryByRole('button', { name: /^Same last name/ })).toBeNull();
  type(box('Adult 1', 'Last name'), 'Chan');
  group('Child 1');
  fireEvent.click(await button('Same last name as Adult 1: Chan'));
  expect(box('Child 1', 'Last name').value).toBe('Chan');
  await waitFor(() => expect(document.activeElement).toBe(box('Child 1', 'Last name')));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Same last name/ })).toBeNull());
});

test('the contact takes over the name of the first adult', async () => {
  show();
  type(box('Adult 1', 'Last name'), 'Chan');
  type(box('Adult 1', 'First and middle names'), 'Tai Man');
  fireEvent.click(await button('Same as Adult 1: Tai Man Chan'));
  expect(box('Contact', 'Full name').value).toBe('Tai Man Chan');
});

test('a name that is typed already is not replaced', async () => {
  show(FAMILY);
  type(box('Child 1', 'Last name'), 'Wong');
  type(box('Adult 1', 'Last name'), 'Chan');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Same last name/ })).toBeNull());
});
