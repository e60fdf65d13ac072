// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderPage } from '#web/app/testing/render-page.tsx';
import { RecordList } from './record-list.tsx';

const passengerSegment = {
  id: 'anna on MG523',
  name: 'LIU/ANNA',
  flight: {
    id: 'MG523',
    flightNumber: 'MG523',
    departure: { local: '2026-11-30T09:05', zone: 'Asia/Shanghai' },
    origin: { id: 'PVG', city: 'Shanghai' },
    destination: { id: 'NRT', city: 'Tokyo' },
  },
  checkIn: { state: 'NOT_CHECKED_IN', cancellationsLeft: 0 },
} as const;
const record = (id: string, state: 'CHECKED_IN' | 'CANCELLED') => ({
  id,
  state,
  at: `2026-11-28T0${id}:00:00Z`,
  place: 'ONLINE' as const,
  seatNumber: '31A',
  passengerSegment,
});

test('a passenger on a flight is one entry with its history, and what is left is said once', () => {
  const nodes = [
    record('4', 'CANCELLED'),
    record('3', 'CHECKED_IN'),
    record('2', 'CANCELLED'),
    record('1', 'CHECKED_IN'),
  ];
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, endCursor: null };
  const records = { nodes, pageInfo, totalCount: nodes.length };
  renderPage(<RecordList records={records} itineraries={[]} path="/checkIn" />, {
    messages: ['check-in-overview'],
  });
  expect(screen.getAllByText('Anna Liu')).toHaveLength(1);
  const [entry] = screen.getAllByRole('listitem');
  expect(within(entry as HTMLElement).getAllByRole('listitem')).toHaveLength(4);
  expect(screen.getAllByText(/^2 of 2 cancellations here have been used/)).toHaveLength(1);
  expect(screen.queryByRole('link')).toBeNull();
});
