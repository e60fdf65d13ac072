import { makeExecutableSchema } from '@graphql-tools/schema';
import { buildSchema, isInterfaceType, isObjectType } from 'graphql';
import { describe, expect, it } from 'vitest';
import { createAirlineSchema } from '#gateway/app/airline-schema.ts';
import { clientReleasesRepository } from '#gateway/graphql/persisted-queries/clients/client-releases.repository.ts';
import { idOf } from '#gateway/graphql/persisted-queries/document-id.ts';
import { documentUsageRepository } from '#gateway/graphql/persisted-queries/usage/document-usage.repository.ts';
import { readPresentSchema } from '#gateway/graphql/schema-compatibility/published-schema.ts';
import { testDatabase } from '#tests/support/database.ts';
import { coverageOf } from './coverage.ts';
import { readCoverage } from './read-coverage.ts';

const { db } = await testDatabase();
const schema = createAirlineSchema();
const whole = await readCoverage(db, schema, null);
const sum = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((total, one) => total + one, 0);

describe('the coverage of the schema', () => {
  it('has each field of the contract once, and nothing else', () => {
    const fields = Object.values(readPresentSchema().getTypeMap()).flatMap((type) =>
      (isObjectType(type) || isInterfaceType(type)) && !type.name.startsWith('__')
        ? Object.keys(type.getFields()).map((name) => `${type.name}.${name}`)
        : [],
    );
    const listed = whole.fields.map(({ coordinate }) => coordinate);
    expect(listed.toSorted()).toEqual(fields.toSorted());
    expect(whole.counts.fields).toBe(fields.length);
  });

  it('adds up', () => {
    const { counts } = whole;
    expect(sum(counts.demo)).toBe(counts.fields);
    expect(sum(counts.production)).toBe(counts.fields);
    expect(counts.used + counts.unused).toBe(counts.fields);
    expect(counts.used).toBeGreaterThan(1_000);
    expect(counts.deprecated).toBeGreaterThan(0);
  });

  it('says that this gateway answers all of it', () => {
    expect(whole.counts.demo).toEqual({
      built: whole.counts.fields,
      upstream: 0,
      recipe: 0,
      refused: 0,
    });
  });
});

const PLANTED = `
  type Query { built: Thing news: News old: Int @deprecated(reason: "until 2027-06-30, use built") }
  type Thing { name: String }
  type News { text: String thing: Thing }`;
const TEXT = 'query Things { built { name } }';

it('what no module answers is made by a recipe in the demo and refused in production, with all that only it leads to', () => {
  const example = makeExecutableSchema({
    typeDefs: PLANTED,
    resolvers: { Query: { built: () => ({}), old: () => 1 } },
  });
  const covered = coverageOf({
    schema: example,
    takeovers: [{ name: 'things', takes: ['Thing'] }],
    apps: [{ app: 'ios 1', texts: [TEXT] }],
    uses: [],
  });
  const states = covered.fields.map((field) => [
    field.coordinate,
    field.team ?? field.demo,
    field.production,
    ...Object.values(field.usedBy).flat(),
  ]);
  expect(states).toEqual([
    ['Query.built', 'built', 'built', 'Things'],
    ['Query.news', 'recipe', 'refused'],
    ['Query.old', 'built', 'built'],
    ['Thing.name', 'things', 'upstream', 'Things'],
    ['News.text', 'recipe', 'refused'],
    ['News.thing', 'recipe', 'refused'],
  ]);
  expect(covered.counts).toEqual({
    fields: 6,
    demo: { built: 2, upstream: 1, recipe: 3, refused: 0 },
    production: { built: 2, upstream: 1, recipe: 0, refused: 3 },
    used: 2,
    unused: 4,
    deprecated: 1,
  });
});

it('an app that publishes is named with its operations, and a use that was counted with its day', async () => {
  const text = 'query AppNow { serverNow }';
  const client = { app: 'android', version: '1.0' };
  await clientReleasesRepository(db).publish(client.app, client.version, { [idOf(text)]: text });
  await documentUsageRepository(db).add([{ documentId: idOf(text), ...client, requests: 2 }]);
  const { fields } = await readCoverage(db, buildSchema('type Query { serverNow: String }'), null);
  expect(fields).toEqual([
    expect.objectContaining({
      coordinate: 'Query.serverNow',
      requests: 2,
      lastUsed: new Date().toISOString().slice(0, 10),
      usedBy: expect.objectContaining({ 'android 1.0': ['AppNow'] }),
    }),
  ]);
});

it('what the services in the folder of upstreams have taken is theirs', async () => {
  const { fields } = await readCoverage(db, schema, 'gateway/upstreams/examples');
  const teams = new Map(fields.map(({ coordinate, team }) => [coordinate, team]));
  expect(teams.get('Order.refunds')).toBe('refunds');
  expect(teams.get('Refund.state')).toBe('refunds');
  expect(teams.get('Query.flightStatus')).toBe('flight-status');
  expect(teams.get('Query.airports')).toBeNull();
});
