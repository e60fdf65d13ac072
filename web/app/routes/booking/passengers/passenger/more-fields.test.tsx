// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aBooking, aTrip } from '#web/app/routes/booking/passengers/booking.test-support.ts';
import { DRAFT } from '#web/app/routes/booking/passengers/booking-draft.ts';
import {
  choose,
  group,
  optionsOf,
  show,
} from '#web/app/routes/booking/passengers/booking-form.test-support.tsx';

beforeEach(() => sessionStorage.clear());

/**
 * A draft in which the first adult has begun to give a frequent-flyer number, so that the fields
 * are unfolded.
 */
function keepFlyer(airline: string) {
  const booking = aBooking(aTrip());
  Object.assign(booking.passengers.adt1 ?? {}, { frequentFlyer: { airline, number: '1' } });
  sessionStorage.setItem(`draft:${DRAFT}`, JSON.stringify(booking));
}
const programme = () =>
  group('Adult 1').findByLabelText<HTMLSelectElement>(/^Frequent-flyer programme/);

test('the own club is the first programme to choose', async () => {
  keepFlyer('NH');
  show();
  const offered = optionsOf(await programme());
  expect(offered.slice(0, 2)).toEqual(['Choose', 'Happiness Club (Magnolia Airlines)']);
  expect(offered).toHaveLength(10);
});

test('the format of its number is shown once the own club is chosen', async () => {
  keepFlyer('NH');
  show();
  expect(screen.queryByText('The 10 digits on the card')).toBeNull();
  choose(await programme(), 'OWN');
  expect(await screen.findByText('The 10 digits on the card')).toBeTruthy();
});
