import { describe, expect, it } from 'vitest';
import { flightNumberProblem, readFlightNumber } from './flight-number.ts';

describe('a flight number', () => {
  it.each([
    ['MG523', 'MG523'],
    ['mg 523', 'MG523'],
    ['  Mg-0523 ', 'MG523'],
    ['MG0001', 'MG1'],
    ['523', 'MG523'],
    ['0523', 'MG523'],
    ['ＭＧ　５２３', 'MG523'],
    ['NH 919', 'NH919'],
    ['3U8888', '3U8888'],
    ['MG523D', 'MG523D'],
  ])('%j is read as %s', (text, flightNumber) => {
    expect(readFlightNumber(text)).toBe(flightNumber);
    expect(flightNumberProblem(text)).toBeNull();
  });

  it.each(['MG', 'MG0', '0000', 'MGX523', 'MG52345', '12345', 'Shanghai', 'MG523; --', '五二三'])(
    '%j is none',
    (text) => {
      expect(readFlightNumber(text)).toBeNull();
      expect(flightNumberProblem(text)).toBe('FLIGHT_NUMBER_INVALID');
    },
  );

  it('is asked for where nothing was written', () => {
    expect(flightNumberProblem(' ')).toBe('REQUIRED');
  });
});
