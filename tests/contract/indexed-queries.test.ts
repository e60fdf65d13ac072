import { expect, test } from 'vitest';
import { testDatabase } from '#tests/support/database.ts';
import { wholeReads } from '#tests/support/whole-reads.ts';

const { url } = await testDatabase();

test('a statement without an index is found, one with an index is not', async () => {
  const byKey = { text: 'select * from orders where id = $1', values: [crypto.randomUUID()] };
  const byName = { text: 'select * from orders where contact_name = $1', values: ['Anna'] };
  expect(await wholeReads(url, [byKey, byName])).toEqual([`orders: ${byName.text}`]);
});
