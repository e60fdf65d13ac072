// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import type { AirborneFlightsQuery } from './airborne-flights.query.gen.ts';
import { useGlobeFlights } from './use-globe-flights.ts';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const place = (code: string, latitude: number, longitude: number) => ({
  id: code,
  code,
  city: code,
  latitude,
  longitude,
});
const IN_AIR: AirborneFlightsQuery = {
  serverNow: at(0),
  airborneFlights: [
    {
      id: 'one',
      date: '2026-11-29',
      segment: { id: 'one', flightNumber: 'MG523', origin: place('PVG', 31.1, 121.8) },
      departure: { takeOff: { instant: at(-1) } },
      arrival: {
        airport: place('NRT', 35.8, 140.4),
        estimated: { zone: 'Asia/Tokyo', instant: at(1) },
      },
    },
  ],
};

function Shown({ answer }: { answer: AirborneFlightsQuery | null }) {
  const [flight] = useGlobeFlights(answer);
  return (
    <output>
      {flight
        ? `${flight.flown?.toFixed(2)} ${flight.page} ${Object.values(flight.cities)}`
        : 'none'}
    </output>
  );
}
const shown = () => screen.getByRole('status').textContent;

test('an aircraft in the air is as far on its way as its time, names its cities, and leads to its flight', async () => {
  await renderPage(<Shown answer={IN_AIR} />, { messages: [] });
  expect(shown()).toMatch(/^0\.\d\d \/flightStatus\S*MG523\S* \w+,\w+$/);
});

test('there is none before the gateway has answered', async () => {
  await renderPage(<Shown answer={null} />, { messages: [] });
  expect(shown()).toBe('none');
});
