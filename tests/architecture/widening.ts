import type { SourceFile } from './source-files.ts';

/** The last migration before the rule. */
const LAST_FREE = '0880-cards-of-seats';

const FOLDER = 'gateway/database/migrations/';

/** A migration, and its entry in the list at the end of its file. */
const MIGRATION = /^const (\w+): Migration = \{\n[\s\S]*?^\};/gm;
const nameOf = (file: string, constant: string) =>
  new RegExp(`'(\\d{4}-[\\w-]+)': ${constant},`).exec(file)?.[1] ?? constant;

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
  files
    .filter(({ path }) => path.startsWith(FOLDER))
    .flatMap(({ text }) =>
      [...text.matchAll(MIGRATION)].map(([body, constant = '']) => ({
        name: nameOf(text, constant),
        body,
      })),
    )
    .filter(({ name, body }) => {
      if (name <= LAST_FREE || name.endsWith('-narrows')) return false;
      return NARROWS.some((one) => one.test(body)) || demandsColumn(body);
    })
    .map(({ name }) => name);
