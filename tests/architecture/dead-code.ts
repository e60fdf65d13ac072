import type { SourceFile } from './source-files.ts';

const EXPORT =
  /^export (?:async )?(?:abstract )?(?:const|function\*?|class|interface|type|let) (\w+)/gm;

/**
 * What is asked for by the name of its file: routes and their layouts, articles, entries, set-up
 * files of test runners.
 */
const ASKED_FOR =
  /\.(route|layout)\.tsx$|\.article\.ts$|^web\/app\/(root|entry\.[a-z]+)\.tsx$|\.config\.ts$/;
const HOOKS = /^(setup|teardown)$/;

const wordsOf = (text: string): readonly string[] => text.match(/\b[A-Za-z_]\w*\b/g) ?? [];

/**
 * Exports that no other file names, and their own file no second time. `others` name exports too,
 * but have none.
 */
export function deadExports(
  sources: readonly SourceFile[],
  others: readonly SourceFile[] = [],
): string[] {
  const namedIn = new Map<string, number>();
  for (const { text } of [...sources, ...others])
    for (const word of new Set(wordsOf(text))) namedIn.set(word, (namedIn.get(word) ?? 0) + 1);
  return sources
    .filter(({ path }) => !ASKED_FOR.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(EXPORT)]
        .map(([, name = '']) => name)
        .filter((name) => !HOOKS.test(name) && namedIn.get(name) === 1)
        .filter((name) => wordsOf(text).filter((word) => word === name).length === 1)
        .map((name) => `${path}: ${name}`),
    );
}

/** Classes of style modules that no file beside them names, and modules that no file imports. */
export function deadClasses(
  sheets: readonly SourceFile[],
  sources: readonly SourceFile[],
): string[] {
  const styled = sources.filter(({ text }) => text.includes(".module.css'"));
  return sheets.flatMap(({ path, text }) => {
    const file = path.slice(path.lastIndexOf('/') + 1);
    const users = styled.filter((source) => source.text.includes(`/${file}'`));
    const words = new Set(users.flatMap((user) => wordsOf(user.text)));
    const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)/g, '');
    const classes = new Set([...code.matchAll(/\.([A-Za-z]\w*)/g)].map(([, name = '']) => name));
    return [...classes].filter((name) => !words.has(name)).map((name) => `${path}: .${name}`);
  });
}
