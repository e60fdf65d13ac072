import { expect, test } from 'vitest';
import { typescriptSources } from './source-files.ts';
import { narrowing } from './widening.ts';

const at = (statement: string, name = '9000-example') => [
  {
    path: 'gateway/database/migrations/orders.ts',
    text: `const example: Migration = {
  up: (db) => sql\`${statement}\`.execute(db),
};
export const migrations = {
  '${name}': example,
};`,
  },
];

test('migrations widen: the release before works on the tables that they leave', () => {
  expect(narrowing(typescriptSources())).toEqual([]);
});

test.each([
  'DROP TABLE notes',
  'alter table notes drop column note',
  'ALTER TABLE notes RENAME COLUMN note TO text',
  'alter table notes alter column note set not null',
  'alter table notes alter column note type bigint',
  'alter table notes add column length integer not null check (length in (1, 2))',
])('a migration that narrows is found, and may be so by its name: %s', (statement) => {
  expect(narrowing(at(statement))).toHaveLength(1);
  expect(narrowing(at(statement, '9000-example-narrows'))).toEqual([]);
});

test.each([
  'create table notes (note text not null, length integer not null)',
  'alter table notes add column length integer not null default 0',
  'alter table notes add column card text check (card is not null or note is null)',
  'drop index notes_of_day',
])('what only adds is left alone: %s', (statement) => {
  expect(narrowing(at(statement))).toEqual([]);
});
