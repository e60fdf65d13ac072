import type { SourceFile } from './source-files.ts';

/** The one place that may: it looks at the length first. */
const PLACE = 'schema/rules/base/bounded-text.ts';

/**
 * Files that bring a text into a normal form by themselves, whatever its length. Tests may: their
 * texts are their own.
 */
export const normalisers = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path !== PLACE && !/^tests\/|\.test\.tsx?$/.test(path))
    .filter(({ text }) => /\.normalize\b/.test(text))
    .map(({ path }) => path);
