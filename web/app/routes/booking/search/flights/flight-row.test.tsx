// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { FareBrands } from '#web/app/components/fare-conditions/fare-brands.ts';
import { brandOf, fare, flight } from '#web/app/routes/booking/search/trip.test-support.ts';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { FlightRow } from './flight-row.tsx';

afterEach(cleanup);

const option = flight('MG521.2026-12-24', [fare('LITE', 120_000)]);
function show(operatedBy: { code: string; name: string }, isOnly = false) {
  const segments = option.itinerary.segments.map((segment) => ({ ...segment, operatedBy }));
  const party = { adults: 1, children: 0, infants: 0 };
  renderPage(
    <FareBrands value={[brandOf('LITE')]}>
      <FlightRow
        flight={{ ...option, lowestOfDay: true, itinerary: { ...option.itinerary, segments } }}
        index={0}
        count={1}
        party={party}
        isOnly={isOnly}
      />
    </FareBrands>,
    { messages: ['booking-search', 'flight-results', 'fare-conditions', 'itinerary', 'code'] },
  );
  return screen.getByText('MG521').parentElement?.textContent;
}

it('says beside the flight number who flies it, where that is another airline', () => {
  expect(show({ code: 'NH', name: 'ANA' })).toBe('MG521 Airbus A321neo · Operated by ANA');
});

it('says nothing of the airline that the number names', () => {
  expect(show({ code: 'MG', name: 'Magnolia Airlines' })).toBe('MG521 Airbus A321neo');
});

it('is the lowest of a day that has others', () => {
  show({ code: 'MG', name: 'Magnolia Airlines' });
  expect(screen.getByText('Lowest of the day')).toBeTruthy();
  cleanup();
  show({ code: 'MG', name: 'Magnolia Airlines' }, true);
  expect(screen.queryByText('Lowest of the day')).toBeNull();
});
