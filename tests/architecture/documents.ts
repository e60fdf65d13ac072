import type { SourceFile } from './source-files.ts';

/**
 * Documents that only the authors have: a reader of the repository cannot look up what is cited
 * from them.
 */
const ELSEWHERE = /\b(?:SPEC|DESIGN|VISUAL|FRONTEND|EXAMPLES)\b(?!_)/;

/** `RULES` names a clause, or the file. */
const WITHOUT_CLAUSE = /\bRULES\b(?! \d+\.\d+|\.md|_)/;

const CLAUSE = /\bRULES (\d+\.\d+(?:(?:, | and | to )\d+\.\d+)*)/g;

/** The lines that are for readers: comments of code, descriptions of the schema, documents. */
function proseOf({ path, text }: SourceFile): string[] {
  const lines = text.split('\n');
  if (/\.(md|graphql)$/.test(path)) return lines;
  return lines.flatMap((line) => /^\s*(?:\/?\*.*|\/\/.*)|(?<=\s)(?:\/\/|\/\*).*$/.exec(line) ?? []);
}

/** Citations of documents that are not in the repository, or of no clause. */
export const citesElsewhere = (files: SourceFile[]): string[] =>
  files.flatMap((file) =>
    proseOf(file)
      .filter((line) => ELSEWHERE.test(line) || WITHOUT_CLAUSE.test(line))
      .map((line) => `${file.path}: ${line.trim()}`),
  );

/** Words of a private dialect. */
const DIALECT = /\b(?:nobody|somebody|whoever|anew|of ours|one who|the house)\b/i;

const TITLE = /^\s*(?:test|it|describe)(?:\.\w+)?\(\s*(['"`].*)/;

/** What a test says of the product, in the first line of each. */
const titlesIn = ({ path, text }: SourceFile): string[] =>
  /\.test\.tsx?$/.test(path) ? text.split('\n').flatMap((line) => TITLE.exec(line)?.[1] ?? []) : [];

/** Comments, descriptions, titles of tests and names of files with such a word. */
export const speaksDialect = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => !path.endsWith('.md'))
    .flatMap((file) =>
      [file.path, ...proseOf(file), ...titlesIn(file)]
        .filter((line) => DIALECT.test(line))
        .map((line) => `${file.path}: ${line.trim()}`),
    );

/** Where code wraps. The formatter leaves comments as they are. */
const WIDEST = 100;

/** Lines of comments that are wider than code may be. */
export const wideComments = (files: SourceFile[]): string[] =>
  files
    .filter(({ path }) => /\.tsx?$/.test(path) && !path.endsWith('.content.ts'))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .flatMap((line, at) =>
          /^ *(\/?\*|\/\/)/.test(line) && line.length > WIDEST ? [`${path}:${at + 1}`] : [],
        ),
    );

/** The clauses of `schema/RULES.md`, as `4.2`. */
export const clausesIn = (rules: string): string[] =>
  [...rules.matchAll(/^- \*\*(\d+\.\d+)\*\* /gm)].map(([, clause = '']) => clause);

/** Citations of clauses that the rules do not have, in comments and in code. */
export const citesNoClause = (files: SourceFile[], clauses: string[]): string[] =>
  files.flatMap(({ path, text }) =>
    [...text.matchAll(CLAUSE)]
      .flatMap(([, cited = '']) => cited.split(/, | and | to /))
      .filter((clause) => !clauses.includes(clause))
      .map((clause) => `${path}: RULES ${clause}`),
  );
