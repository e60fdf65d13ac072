import { graphql } from 'graphql';
import { expect, test } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';

const schema = createAirlineSchema();
const contextValue = { now: new Date('2026-11-20T10:00:00Z'), services: anAirline() };

async function ask(source: string) {
  const { data, errors } = await graphql({ schema, source, contextValue });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data));
}

test('the fleet is data for comparison', async () => {
  const { aircraftTypes } = await ask(`{ aircraftTypes {
    id code name manufacturer fleetSize cruiseKmh rangeKm maximumTakeOffKg wifi
    dimensions { lengthMm wingspanMm heightMm fuselageWidthMm fuselageHeightMm cabinWidthMm wingFromMm wingToMm wingTip
      noseWheelMm mainWheelsMm }
    engines { count name fromMm lengthMm diameterMm }
    cabins { cabin seats columns pitchInches seatWidthMm seatDesign bedInches power seatBackScreen }
  } }`);
  expect(aircraftTypes).toHaveLength(5);
  expect(aircraftTypes[4]).toMatchObject({
    code: 'B787_9',
    dimensions: { lengthMm: 62_810, wingTip: 'RAKED', mainWheelsMm: 31_430 },
    engines: { count: 2 },
    cabins: [
      { cabin: 'ECONOMY', seats: 288, columns: ['ABC', 'DEG', 'HJK'], bedInches: null },
      { cabin: 'BUSINESS', seats: 28, seatDesign: 'FLAT_BED', bedInches: 76 },
    ],
  });
});

test('a seat is known by its number, its place and its codes', async () => {
  const { aircraftType } = await ask(`{ aircraftType(code: A320_NEO) { seatPlan {
    fromMm toMm exits { kind fromMm toMm } facilities { kind side fromMm toMm }
    cabins { cabin columns aisleWidthMm rows { number fromMm toMm pitchInches exitRow seats {
      number row letter cabin position kind characteristics padisCodes } } }
  } } }`);
  const { cabins } = aircraftType.seatPlan;
  expect(cabins.map(({ cabin }: { cabin: string }) => cabin)).toEqual(['BUSINESS', 'ECONOMY']);
  const row = cabins[1].rows.find(({ number }: { number: number }) => number === 15);
  expect(row).toMatchObject({ exitRow: true, pitchInches: 38 });
  expect(row.seats[0]).toMatchObject({ number: '15A', position: 'WINDOW', kind: 'EXIT_ROW' });
  expect(row.seats[0].characteristics).toContain('OVER_WING');
  expect(row.seats[0].padisCodes).toEqual(['W', 'L', 'E', '1', '1A', 'IE', 'OW']);
});

test('a type flies from the hubs, the near places first', async () => {
  const { aircraftType } = await ask(
    '{ aircraftType(code: B787_9) { routes { origin { code } destination { code } distanceKm } } }',
  );
  const routes: { origin: { code: string }; distanceKm: number }[] = aircraftType.routes;
  expect(routes.length).toBeGreaterThan(5);
  expect(new Set(routes.map(({ origin }) => origin.code))).toEqual(new Set(['PVG']));
  expect(routes.map(({ distanceKm }) => distanceKm)).toEqual(
    routes.map(({ distanceKm }) => distanceKm).toSorted((a, b) => a - b),
  );
});
