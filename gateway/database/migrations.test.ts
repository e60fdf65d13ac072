import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MIGRATIONS } from './migrations.ts';

/** The last one before numbers were given by time, and how many there are up to it. */
const BY_AREA = { last: '0870-extras-of-guests', count: 52 };

it('migrations are listed as they run, and one that is added runs last on a new database too', () => {
  const names = Object.keys(MIGRATIONS);
  expect(names).toEqual(names.toSorted());
  expect(names.filter((name) => name <= BY_AREA.last)).toHaveLength(BY_AREA.count);
});

it('every file of migrations is among them', async () => {
  const files = globSync('*.ts', { cwd: `${import.meta.dirname}/migrations` });
  const read = await Promise.all(
    files.map((file) => import(`./migrations/${file.replace(/\.ts$/, '')}.ts`)),
  );
  const names = read.flatMap(({ migrations }) => Object.keys(migrations));
  expect(names.toSorted()).toEqual(Object.keys(MIGRATIONS));
});
