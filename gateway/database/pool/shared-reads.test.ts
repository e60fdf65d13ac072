import { expect, test } from 'vitest';
import { isRead } from './shared-reads.ts';

test.each([
  'select * from "orders" where "updated_at" > $1',
  '\n  WITH RECURSIVE chain AS (SELECT 1) SELECT * FROM chain',
])('what only reads shares a connection: %s', (text) => {
  expect(isRead(text)).toBe(true);
});

test.each([
  'select "id" from "sessions" where "id" = $1 for no key update',
  'select * from orders for update skip locked',
  'select pg_advisory_xact_lock($1)',
  'select graphile_worker.add_job($1)',
  'with locked as (select 1) update orders set total = 0',
  'insert into notes values ($1)',
  'start transaction',
])('what writes, or may wait for others, does not: %s', (text) => {
  expect(isRead(text)).toBe(false);
});
