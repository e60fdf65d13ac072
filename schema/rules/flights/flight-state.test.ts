import { describe, expect, it } from 'vitest';
import { FLIGHT_STATES, type FlightState } from '#schema/codes/orders/states.ts';
import { isFinal } from '#schema/rules/base/state-machine.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { type FlightFacts, flightState } from './flight-state.ts';

const departure = new Date('2026-12-24T05:30:00Z');
const planned: FlightFacts = {
  scheduledDeparture: departure,
  expectedDeparture: departure,
  countersOpenMinutes: 180,
  offBlock: null,
  takeOff: null,
  landing: null,
  onBlock: null,
  cancelled: false,
  diverted: false,
};
const ahead = (minutes: number) => addMinutes(departure, -minutes);

describe('a flight on the ground', () => {
  it.each<[number, FlightState]>([
    [181, 'SCHEDULED'],
    [180, 'CHECK_IN_OPEN'],
    [61, 'CHECK_IN_OPEN'],
    [60, 'CHECK_IN_CLOSED'],
    [41, 'CHECK_IN_CLOSED'],
    [40, 'BOARDING'],
    [16, 'BOARDING'],
    [15, 'GATE_CLOSED'],
    [-5, 'GATE_CLOSED'],
  ])('%i minutes before departure is %s', (minutes, state) => {
    expect(flightState(planned, ahead(minutes))).toBe(state);
  });

  it('at a hub has counters that open earlier, and close when all do', () => {
    const atHub = { ...planned, countersOpenMinutes: 240 };
    expect(flightState(atHub, ahead(241))).toBe('SCHEDULED');
    expect(flightState(atHub, ahead(240))).toBe('CHECK_IN_OPEN');
    expect(flightState(atHub, ahead(61))).toBe('CHECK_IN_OPEN');
    expect(flightState(atHub, ahead(60))).toBe('CHECK_IN_CLOSED');
  });

  it('boards later when it is late, while the counters keep to the timetable', () => {
    const late = { ...planned, expectedDeparture: addMinutes(departure, 90) };
    expect(flightState(late, ahead(60))).toBe('CHECK_IN_CLOSED');
    expect(flightState(late, ahead(-49))).toBe('CHECK_IN_CLOSED');
    expect(flightState(late, ahead(-50))).toBe('BOARDING');
    expect(flightState(late, ahead(-75))).toBe('GATE_CLOSED');
  });
});

describe('a flight under way', () => {
  const offBlock = addMinutes(departure, 4);
  const takeOff = addMinutes(departure, 20);
  const landing = addMinutes(departure, 150);
  const onBlock = addMinutes(departure, 158);
  const now = addMinutes(departure, 400);

  it('is that of the last event', () => {
    expect(flightState({ ...planned, offBlock }, now)).toBe('DEPARTED');
    expect(flightState({ ...planned, offBlock, takeOff }, now)).toBe('AIRBORNE');
    expect(flightState({ ...planned, offBlock, takeOff, landing }, now)).toBe('LANDED');
    expect(flightState({ ...planned, offBlock, takeOff, landing, onBlock }, now)).toBe('ARRIVED');
  });

  it('that goes elsewhere stays diverted, also when it has landed', () => {
    const diverted = { ...planned, offBlock, takeOff, diverted: true };
    expect(flightState(diverted, now)).toBe('DIVERTED');
    expect(flightState({ ...diverted, landing, onBlock }, now)).toBe('DIVERTED');
  });
});

it('nothing comes after a flight that is cancelled, diverted or there', () => {
  expect(flightState({ ...planned, cancelled: true }, ahead(500))).toBe('CANCELLED');
  const ends = (Object.keys(FLIGHT_STATES) as FlightState[]).filter((state) =>
    isFinal(FLIGHT_STATES, state),
  );
  expect(ends).toEqual(['ARRIVED', 'DIVERTED', 'CANCELLED']);
});
