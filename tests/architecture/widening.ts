import type { SourceFile } from './source-files.ts';

/** The last migration before the rule. */
const LAST_FREE = '0880-cards-of-seats';

const FILE = /^gateway\/database\/migrations\/(?:[\w-]+\/)?(\d{4}-[\w-]+)\.ts$/;

/** What breaks a release that does not know of it, in SQL or as kysely builds it. */
const NARROWS = [
  /\bdrop\s+(?:table|column|view|type|default|function|trigger)\b/i,
  /\brename\b/i,
  /\btruncate\b/i,
  /\bset\s+not\s+null\b/i,
  /\balter\s+column\s+\S+\s+(?:set\s+data\s+)?type\b/i,
  /\.(?:dropTable|dropColumn|renameTo|renameColumn|setDataType|setNotNull|dropDefault)\(/,
];

/** A column that is added, up to the next one; what stands in parentheses is left out. */
const ADDED = /\badd\s+column\b[^,;`]*/gi;

function withoutParentheses(text: string): string {
  const shorter = text.replaceAll(/\([^()]*\)/g, ' ');
  return shorter === text ? text : withoutParentheses(shorter);
}

const demandsColumn = (text: string): boolean =>
  (withoutParentheses(text).match(ADDED) ?? []).some(
    (column) => /\bnot\s+null\b/i.test(column) && !/\bdefault\b/i.test(column),
  );

/**
 * Migrations that take something from the release before, and whose names do not end in `-narrows`.
 */
export const narrowing = (files: readonly SourceFile[]): string[] =>
  files.flatMap(({ path, text }) => {
    const name = FILE.exec(path)?.[1];
    if (!name || name <= LAST_FREE || name.endsWith('-narrows')) return [];
    return NARROWS.some((one) => one.test(text)) || demandsColumn(text) ? [path] : [];
  });
