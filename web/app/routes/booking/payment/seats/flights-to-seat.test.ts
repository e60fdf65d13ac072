import { expect, test } from 'vitest';
import { flightsToSeat } from './flights-to-seat.ts';

type Seat = { number: string; heldUntil: string };
const passenger = (index: number, allowed: boolean, seat: Seat | null = null) => ({
  id: `p${index}`,
  passengerType: 'ADT' as const,
  segment: { id: `s${index}`, index },
  flight: { id: `f${index}`, flightNumber: `MG80${index}` },
  seat,
  capabilities: [{ action: 'SELECT_SEAT' as const, allowed }],
});

test('a flight is listed where passengers have seats or may choose some', () => {
  const held = (number: string, minute: number) => ({
    number,
    heldUntil: `2027-01-05T02:${minute}:00Z`,
  });
  const flights = flightsToSeat([
    passenger(0, true, held('22A', 40)),
    passenger(0, true, held('22B', 20)),
    passenger(1, false),
    passenger(2, true),
    passenger(3, false, held('30C', 50)),
  ]);
  expect(flights).toEqual([
    {
      segment: 0,
      flightNumber: 'MG800',
      seats: ['22A', '22B'],
      mayChoose: true,
      heldUntil: '2027-01-05T02:20:00Z',
    },
    { segment: 2, flightNumber: 'MG802', seats: [], mayChoose: true, heldUntil: null },
    {
      segment: 3,
      flightNumber: 'MG803',
      seats: ['30C'],
      mayChoose: false,
      heldUntil: '2027-01-05T02:50:00Z',
    },
  ]);
});
