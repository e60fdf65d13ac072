import { type FieldNode, parse, visit } from 'graphql';
import type { SourceFile } from './source-files.ts';

/** What the cache needs of each object, and no screen names. */
const OF_THE_CACHE = new Set(['id', '__typename']);

/** Fields that no screen names, each with the reason why it is asked for. */
const UNNAMED: Readonly<Record<string, string>> = {
  payableChanged: 'what a subscription brings goes into the cache',
  checkInItineraryChanged: 'as above',
};

const wordsIn = (sources: readonly SourceFile[]): Set<string> =>
  new Set(sources.flatMap(({ text }) => text.match(/\b[A-Za-z_]\w*\b/g) ?? []));

/** Fields that a document selects; that of a mutation is read by its generated command. */
function fieldsIn(text: string, named: ReadonlySet<string>): string[] {
  const names: string[] = [];
  const read = new Set<unknown>();
  visit(parse(text), {
    OperationDefinition: ({ name, selectionSet }) => {
      if (named.has(`use${name?.value}Command`)) read.add(selectionSet.selections[0]);
    },
    Field: (field: FieldNode) => {
      if (!read.has(field)) names.push((field.alias ?? field.name).value);
    },
  });
  return names;
}

/** Fields of documents that no screen names: they are asked for, sent and read by no one. */
export function unreadFields(
  documents: readonly SourceFile[],
  screens: readonly SourceFile[],
  allowed: Readonly<Record<string, string>> = UNNAMED,
): string[] {
  const named = wordsIn(screens);
  return documents.flatMap(({ path, text }) =>
    fieldsIn(text, named)
      .filter((name) => !OF_THE_CACHE.has(name) && !named.has(name) && !(name in allowed))
      .map((name) => `${path}: ${name}`),
  );
}

const HOOK = /^export (?:const|function) (use\w+(?:Query|Mutation|Subscription|Command))\b/gm;

/** Hooks that are generated and that no file calls. */
export function uncalledHooks(
  generated: readonly SourceFile[],
  sources: readonly SourceFile[],
): string[] {
  const named = wordsIn(sources);
  return generated.flatMap(({ path, text }) =>
    [...text.matchAll(HOOK)]
      .map(([, name = '']) => name)
      .filter((name) => !named.has(name))
      .map((name) => `${path}: ${name}`),
  );
}
