// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import type { ItineraryDetailFragment } from './itinerary-detail.gen.ts';
import { ItineraryDetail } from './itinerary-detail.tsx';
import { ItineraryLine } from './itinerary-line.tsx';
import { terminalNumber } from './terminal-number.ts';

afterEach(cleanup);

type Segment = ItineraryDetailFragment['segments'][number];

const place = (code: string, city: string) => ({ id: code, code, city, name: `${city} Airport` });
const PVG = place('PVG', 'Shanghai');
const moment = (local: string, zone: string, instant: string) => ({ local, zone, instant });

const segment = (part: Partial<Segment>): Segment => ({
  id: 'MG1',
  flightNumber: 'MG1',
  durationMinutes: 120,
  departureTerminal: 'T3',
  arrivalTerminal: 'T2',
  departure: moment('2026-12-24T19:00:00', 'Asia/Hong_Kong', '2026-12-24T11:00:00Z'),
  arrival: moment('2026-12-24T21:30:00', 'Asia/Shanghai', '2026-12-24T13:30:00Z'),
  origin: place('HKG', 'Hong Kong'),
  destination: PVG,
  aircraft: { id: 'A321_NEO', code: 'A321_NEO' },
  marketedBy: { code: 'MG' },
  operatedBy: { code: 'MG', name: 'Magnolia Airlines' },
  ...part,
});

const OVER_NIGHT: ItineraryDetailFragment = {
  durationMinutes: 1_020,
  dayShift: 1,
  departure: moment('2026-12-24T19:00:00', 'Asia/Hong_Kong', '2026-12-24T11:00:00Z'),
  arrival: moment('2026-12-25T13:00:00', 'Asia/Tokyo', '2026-12-25T04:00:00Z'),
  transfers: [{ durationMinutes: 690, overnight: true, airport: PVG }],
  segments: [
    segment({}),
    segment({
      id: 'MG2',
      flightNumber: 'MG2',
      departureTerminal: null,
      departure: moment('2026-12-25T09:00:00', 'Asia/Shanghai', '2026-12-25T01:00:00Z'),
      arrival: moment('2026-12-25T13:00:00', 'Asia/Tokyo', '2026-12-25T04:00:00Z'),
      origin: PVG,
      destination: place('NRT', 'Tokyo'),
    }),
  ],
};

const text = () => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? '';

describe('a bound', () => {
  it('shows the clocks of its airports, the stop, and what +1 means', () => {
    renderPage(<ItineraryLine itinerary={OVER_NIGHT} />, { messages: ['itinerary'] });
    expect(text()).toContain('19:00');
    expect(text()).toContain('13:00');
    expect(text()).toContain('next day');
    expect(text()).toContain('1 stop, PVG');
  });
  it('flight by flight names terminals, aircraft and a night between two flights', () => {
    renderPage(<ItineraryDetail itinerary={OVER_NIGHT} />, { messages: ['itinerary'] });
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(text()).toContain('Terminal 3');
    expect(text()).toContain('Connection in Shanghai, 11 h 30 min · overnight');
    expect(text()).toContain('MG2 · Airbus A321neo');
  });
  it('names the airline that flies it where that is another one', () => {
    const shared = segment({ operatedBy: { code: 'NH', name: 'ANA' } });
    renderPage(<ItineraryDetail itinerary={{ ...OVER_NIGHT, segments: [shared, segment({})] }} />, {
      messages: ['itinerary'],
    });
    expect(text().match(/Operated by [^1-9]+/g)).toEqual(['Operated by ANA ']);
  });
  it('is written in the language of the page', () => {
    renderPage(<ItineraryLine itinerary={OVER_NIGHT} />, { messages: ['itinerary'], locale: 'ja' });
    expect(text()).toContain('乗り継ぎ1回（PVG）');
  });
  it('calls an aircraft what the user’s language calls it', () => {
    renderPage(<ItineraryDetail itinerary={OVER_NIGHT} />, {
      messages: ['itinerary'],
      locale: 'ja',
    });
    expect(text()).toContain('MG2 · エアバスA321neo');
  });
});

it('a terminal is named as airports do', () => {
  expect(terminalNumber('T2')).toBe('2');
  expect(terminalNumber('International')).toBe('International');
  expect(terminalNumber('Terminal')).toBe('Terminal');
});
