import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GATEWAY, WEB } from '#tests/architecture/layers.ts';

const readme = readFileSync('README.md', 'utf8');
const architecture = readFileSync('.github/ARCHITECTURE.md', 'utf8');

/** The folders of a tree in a document: those with an indent lie in the last one without. */
function foldersOf(tree: string): string[] {
  let parent = '';
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', names = ''] = /^(\s*)((?:[\w/-]+\/(?: |;|$)+)+)/.exec(line) ?? [];
    const folders = names.split(/[ ;]+/).filter(Boolean);
    if (indent === '') parent = folders[0] ?? parent;
    return indent === '' ? folders : folders.map((folder) => parent + folder);
  });
}

const tree = /\n```\n(schema\/[\s\S]*?)```/.exec(readme)?.[1] ?? '';

test('every folder of the tree in README exists, and the journeys are those of the pages', () => {
  const folders = foldersOf(tree);
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.filter((folder) => !existsSync(folder))).toEqual([]);
  expect(foldersOf('gateway/\n  nowhere/ http/')).toContain('gateway/nowhere/');
  const journeys = /pages by journey: (.*)/.exec(tree)?.[1]?.split(', ') ?? [];
  const pages = readdirSync('web/app/routes', { withFileTypes: true });
  const there = pages.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  expect(journeys.toSorted()).toEqual(there.toSorted());
});

test.each([GATEWAY, WEB])('ARCHITECTURE says what each layer of $folder is for', (part) => {
  const folders = part.layers.flat().filter((name) => !name.includes('.'));
  const unnamed = (text: string) =>
    folders.filter((name) => !text.includes(`\`${part.folder}${name}\``));
  expect(unnamed(architecture)).toEqual([]);
  expect(unnamed('')).toEqual(folders);
});
