import { expect, test } from 'vitest';
import { inGroups } from '#tests/group-by-environment.ts';

test('files of one environment run in a row, and are as before otherwise', () => {
  const files = ['dom 9', 'node 8', 'dom 7', 'node 6'];
  const environmentOf = (file: string) => file.split(' ').slice(0, 1).join();
  expect(inGroups(files, environmentOf)).toEqual(['dom 9', 'dom 7', 'node 8', 'node 6']);
});
