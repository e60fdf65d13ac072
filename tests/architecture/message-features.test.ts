import { expect, test } from 'vitest';
import { wrongMessages } from './message-features.ts';
import { readSource, trackedPaths, typescriptSources } from './source-files.ts';

const sources = typescriptSources().filter(({ path }) => !/\.test\.tsx?$/.test(path));
const catalogues = trackedPaths().filter((path) =>
  /^web\/app\/.*\/messages\/(.*\/)?en\.json$/.test(path),
);
const features = [
  ...catalogues.map(
    (path) => Object.keys(JSON.parse(readSource(path).text))[0]?.split('.')[0] ?? '',
  ),
  'region',
];

const page = (handle: string, text: string) => ({
  path: 'web/app/routes/x/x.route.tsx',
  text: `export const handle = page({ messages: [${handle}] });\n${text}`,
});
const part = { path: 'web/app/routes/x/part.tsx', text: "const id = 'code.REQUIRED';" };
const imported = "import { Part } from './part.tsx';";
const loadedLater = "const load = () => import('./part.tsx');";

test('each page lists the messages that its parts use, and no others', () => {
  expect(features.length).toBeGreaterThan(30);
  expect(wrongMessages(sources, features)).toEqual([]);
});

test('messages that a page does not list are found, also those of a part that it loads later', () => {
  const lacking = ['web/app/routes/x/x.route.tsx lacks code'];
  expect(wrongMessages([page('', imported), part], features)).toEqual(lacking);
  expect(wrongMessages([page('', loadedLater), part], features)).toEqual(lacking);
  expect(wrongMessages([page("'code'", imported), part], features)).toEqual([]);
});

test('a part that is loaded later may bring its own', () => {
  const late = { ...part, text: `<LazyMessages features={['code']}> ${part.text}` };
  expect(wrongMessages([page('', loadedLater), late], features)).toEqual([]);
  expect(wrongMessages([page('', imported), late], features)).toHaveLength(1);
});

test('messages that nothing on the page uses are found', () => {
  expect(wrongMessages([page("'forms'", imported), part], features)).toContain(
    'web/app/routes/x/x.route.tsx has no use for forms',
  );
});
