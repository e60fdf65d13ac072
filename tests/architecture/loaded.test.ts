import { describe, expect, test } from 'vitest';
import { loadedWith } from './imports.ts';
import { type SourceFile, typescriptSources } from './source-files.ts';

/**
 * What is loaded with a file, by way of others too, of the files that match: each as the files on
 * its way there.
 */
function waysTo(target: RegExp, start: string, files: readonly SourceFile[]): string[] {
  const byPath = new Map(files.map((file) => [file.path, file]));
  const cameFrom = new Map<string, string | null>([[start, null]]);
  for (const path of cameFrom.keys()) {
    const file = byPath.get(path);
    for (const next of file ? loadedWith(file) : [])
      if (byPath.has(next) && !cameFrom.has(next)) cameFrom.set(next, path);
  }
  const wayTo = (path: string): string[] => {
    const before = cameFrom.get(path);
    return before ? [...wayTo(before), path] : [path];
  };
  return [...cameFrom.keys()]
    .filter((path) => target.test(path))
    .map((path) => wayTo(path).join(' -> '));
}

const sources = typescriptSources();
const SERVE = 'gateway/app/serve.ts';
const DEMO_ONLY = /^gateway\/(simulated|demo|scenarios|mocks)\//;

const withLine = (path: string, text: string) => [
  ...sources.map((file) => (file.path === path ? { path, text: `${text}\n${file.text}` } : file)),
];

describe('a gateway that is started', () => {
  test('loads neither the simulated airline nor a part of the demo before its mode asks for them', () => {
    expect(waysTo(/^gateway\/app\/build-services\.ts$/, SERVE, sources)).toHaveLength(1);
    expect(waysTo(DEMO_ONLY, SERVE, sources)).toEqual([]);
  });

  test('loads nothing of stitching before a folder of services asks for it', () => {
    const stitching = sources
      .filter(({ text }) => /from '@graphql-tools\/(stitch|delegate|executor-http)/.test(text))
      .map(({ path }) => path);
    expect(stitching).toContain('gateway/upstreams/stitch-teams.ts');
    expect(waysTo(new RegExp(`^(${stitching.join('|')})$`), SERVE, sources)).toEqual([]);
    const example = withLine(
      'gateway/app/open-gateway.ts',
      "import { stitchTeams } from '#gateway/upstreams/stitch-teams.ts';",
    );
    expect(waysTo(/stitch-teams/, SERVE, example)).toHaveLength(1);
  });

  test.each([
    ['a file that it loads', 'gateway/app/build-services.ts'],
    ['a file that is loaded by way of others', 'gateway/modules/lounges/lounges.service.ts'],
  ])('an example of such an import is found with its way: %s', (_name, path) => {
    const example = withLine(
      path,
      "import { LOUNGES } from '#gateway/simulated/lounges/lounges.data.ts';",
    );
    const [way, ...others] = waysTo(DEMO_ONLY, SERVE, example);
    expect(others).toEqual([]);
    expect(way).toContain(`${path} -> gateway/simulated/lounges/lounges.data.ts`);
  });

  test('a type, and an import that waits, load nothing', () => {
    const example = withLine(
      'gateway/app/build-services.ts',
      [
        "import type { MailboxRepository } from '#gateway/simulated/mailbox/mailbox.repository.ts';",
        "const later = () => import('#gateway/simulated/lounges/lounges.data.ts');",
      ].join('\n'),
    );
    expect(waysTo(DEMO_ONLY, SERVE, example)).toEqual([]);
  });
});
