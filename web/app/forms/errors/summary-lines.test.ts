import { expect, test } from 'vitest';
import { foldsGroups, groupedLines, type SummaryLine } from './summary-lines.ts';

const line = (name: string, owner: string | null): SummaryLine => ({
  name,
  owner,
  text: 'Enter it.',
  label: null,
  controlId: name,
  reveal: null,
});

test('errors are grouped by the person they concern, in the order of the page', () => {
  const lines = [line('a', 'Adult 1'), line('b', 'Adult 1'), line('c', 'Child 1')];
  expect(groupedLines(lines)).toEqual([
    { owner: 'Adult 1', lines: [line('a', 'Adult 1'), line('b', 'Adult 1')] },
    { owner: 'Child 1', lines: [line('c', 'Child 1')] },
  ]);
});

test('what concerns the whole form comes first', () => {
  const lines = [line('a', 'Adult 1'), line('party', null)];
  expect(groupedLines(lines).map(({ owner }) => owner)).toEqual([null, 'Adult 1']);
});

test('a long summary folds its groups', () => {
  expect(foldsGroups(15)).toBe(false);
  expect(foldsGroups(16)).toBe(true);
});
