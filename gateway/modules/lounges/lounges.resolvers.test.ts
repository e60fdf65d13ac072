import { graphql } from 'graphql';
import { expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { anAirline } from '#gateway/scenarios/builders/airline.builder.ts';
import { LOUNGES } from '#gateway/simulated/lounges/lounges.data.ts';
import { BRAND } from '#schema/codes/base/brand.ts';

const schema = createAirlineSchema();
const services = anAirline();
async function ask(source: string) {
  const contextValue = { now: new Date('2026-11-20T10:00:00Z'), services };
  const { data, errors } = await graphql({ schema, source, contextValue });
  expect(errors).toBeUndefined();
  return JSON.parse(JSON.stringify(data));
}

it('lounges are told with their airports and terminals, and found again by their ids', async () => {
  const { lounges } = await ask(`{
    lounges { id airport { code city(locale: JA) } terminal side nearGate partner opensAt closesAt services }
  }`);
  expect(lounges).toHaveLength(LOUNGES.length);
  expect(lounges[0]).toMatchObject({
    airport: { code: 'PVG', city: '上海' },
    terminal: services.timetable.airport('PVG')?.terminal,
    partner: null,
  });
  const { node } = await ask(`{ node(id: "${lounges[0].id}") { id ... on Lounge { nearGate } } }`);
  expect(node).toEqual({ id: lounges[0].id, nearGate: lounges[0].nearGate });
});

it('own lounges come first, then the airports in the order of their codes', () => {
  const listed = services.lounges.lounges();
  const ofPartners = listed.filter(({ partner }) => partner);
  expect(listed.slice(-ofPartners.length)).toEqual(ofPartners);
  const codes = ofPartners.map(({ airportCode }) => airportCode);
  expect(codes).toEqual(codes.toSorted());
});

it('every lounge is at an airport that is served, and opens before it closes', () => {
  for (const { airportCode, opensAt, closesAt } of LOUNGES) {
    expect(services.timetable.airport(airportCode), airportCode).toBeDefined();
    expect(opensAt < closesAt).toBe(true);
  }
});

it('each hub has one of the airline’s own', () => {
  const own = LOUNGES.filter(({ partner }) => partner === null);
  expect(new Set(own.map(({ airportCode }) => airportCode))).toEqual(new Set(BRAND.hubs));
});
