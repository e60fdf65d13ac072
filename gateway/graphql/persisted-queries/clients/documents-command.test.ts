import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildSchema } from 'graphql';
import { afterAll, describe, expect, it } from 'vitest';
import { idOf } from '#gateway/graphql/persisted-queries/document-id.ts';
import { createDocumentStore } from '#gateway/graphql/persisted-queries/document-store.ts';
import { trustedDocumentsRepository } from '#gateway/graphql/persisted-queries/persisted-queries.repository.ts';
import { documentUsageRepository } from '#gateway/graphql/persisted-queries/usage/document-usage.repository.ts';
import { testDatabase } from '#tests/support/database.ts';
import { runDocumentsCommand } from './documents-command.ts';

const { db } = await testDatabase();
const schema = buildSchema('type Query { airports: String fares: String }');
const log = { info() {}, warn() {}, error() {} };
const folder = mkdtempSync(path.join(tmpdir(), 'documents-'));
afterAll(() => rmSync(folder, { recursive: true }));

function manifestOf(...texts: string[]): string {
  const file = path.join(folder, `${idOf(texts.join()).slice(7)}.json`);
  writeFileSync(file, JSON.stringify(Object.fromEntries(texts.map((text) => [idOf(text), text]))));
  return file;
}
const run = (...words: string[]) => runDocumentsCommand(words, db, schema);
const gateway = () =>
  createDocumentStore({ schema, own: {}, published: trustedDocumentsRepository(db), log });

const AIRPORTS = 'query AppAirports { airports }';
const FARES = 'query AppFares { fares }';

describe('an app that publishes its documents', () => {
  it('is answered by gateways that are running, until it is retired', async () => {
    const running = [await gateway(), await gateway()];
    const { failed } = await run('publish', 'android', '1.0.0', manifestOf(AIRPORTS));
    expect(failed).toBeUndefined();
    for (const one of running) expect(await one.find(idOf(AIRPORTS))).toBeTruthy();
    await run('retire', 'android', '1.0.0');
    for (const one of running) {
      await one.refresh();
      expect(await one.find(idOf(AIRPORTS))).toBeNull();
    }
    await run('publish', 'android', '1.0.0', manifestOf(AIRPORTS));
    expect(await (await gateway()).find(idOf(AIRPORTS))).toBeTruthy();
  });

  it('keeps a document that another of its versions still has', async () => {
    await run('publish', 'ios', '1.0.0', manifestOf(AIRPORTS, FARES));
    await run('publish', 'ios', '2.0.0', manifestOf(FARES));
    await run('retire', 'ios', '1.0.0');
    expect(await (await gateway()).find(idOf(FARES))).toBeTruthy();
  });

  it('may publish a version again, but not with other documents', async () => {
    expect((await run('publish', 'ios', '2.0.0', manifestOf(FARES))).failed).toBeUndefined();
    const other = await run('publish', 'ios', '2.0.0', manifestOf(AIRPORTS));
    expect(other).toMatchObject({ failed: true });
    expect(other.lines.join()).toContain('Give them a version of their own');
  });

  it('is refused whole where one document does not fit the schema', async () => {
    const file = manifestOf(FARES, 'query Gone { gone }');
    expect((await run('publish', 'ios', '3.0.0', file)).lines.join()).toContain('"gone"');
    expect((await run('list')).lines.join()).not.toContain('3.0.0');
  });

  it('has a name and a version that can be counted', async () => {
    for (const [app, version] of [
      ['site', '1'],
      ['My App', '1'],
      ['ios', ''],
      ['ios', 'a b'],
    ] as const)
      expect((await run('publish', app, version, manifestOf(FARES))).failed).toBe(true);
  });
});

it('the list says what is published, what is retired, and what the schema broke', async () => {
  const { lines } = await run('list');
  const today = new Date().toISOString().slice(0, 10);
  expect(lines).toEqual([
    `android 1.0.0, 1 documents, published ${today}`,
    `ios 1.0.0, 2 documents, published ${today}, retired ${today}`,
    `ios 2.0.0, 1 documents, published ${today}`,
  ]);
  const withoutFares = buildSchema('type Query { airports: String }');
  const broken = await runDocumentsCommand(['list'], db, withoutFares);
  expect(broken.lines.filter((line) => line.startsWith('  not answered'))).toEqual([
    '  not answered: AppFares: Cannot query field "fares" on type "Query".',
  ]);
});

it('the use of a field is that of the documents that name it', async () => {
  const usage = documentUsageRepository(db);
  const ios = { app: 'ios', version: '2.0.0' };
  await usage.add([{ documentId: idOf(FARES), ...ios, requests: 3 }]);
  await usage.add([
    { documentId: idOf(FARES), ...ios, requests: 4 },
    { documentId: idOf(AIRPORTS), app: 'android', version: '1.0.0', requests: 1 },
  ]);
  const today = new Date().toISOString().slice(0, 10);
  expect((await run('usage')).lines).toEqual([
    `Query.airports\t1\t${today}\tandroid 1.0.0\tAppAirports`,
    `Query.fares\t7\t${today}\tios 2.0.0\tAppFares`,
  ]);
  expect(await usage.deleteBefore(1)).toBe(0);
  expect(await usage.deleteBefore(-1)).toBe(2);
});

it('what is no command is answered with all of them', async () => {
  for (const words of [[], ['publish', 'ios'], ['retire'], ['remove', 'ios', '1']])
    expect((await run(...words)).lines.join()).toContain('publish <app> <version> <manifest>');
  expect(await run('retire', 'ios', '9')).toMatchObject({ failed: true });
});
