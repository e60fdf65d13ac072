import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type DefinitionNode, Kind, parse } from 'graphql';

const FOLDER = path.join(import.meta.dirname, '../../../schema');

const ROOTS = ['Query', 'Mutation', 'Subscription'];

/**
 * One file of the SDL: the fields of the root types that it adds, and the types that it defines.
 */
export type Area = {
  readonly name: string;
  /** The folder of the file, which groups areas. */
  readonly group: string;
  /** `Query.flightSearch`. */
  readonly operations: readonly string[];
  readonly types: readonly string[];
};

/** `order-creation` as a heading. */
export const titleOf = ({ name }: Pick<Area, 'name'>): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1).replaceAll('-', ' ')}`;

const operationsOf = (definition: DefinitionNode): string[] =>
  (definition.kind === Kind.OBJECT_TYPE_EXTENSION ||
    definition.kind === Kind.OBJECT_TYPE_DEFINITION) &&
  ROOTS.includes(definition.name.value)
    ? (definition.fields ?? []).map(({ name }) => `${definition.name.value}.${name.value}`)
    : [];

const typeOf = (definition: DefinitionNode): string[] =>
  definition.kind.endsWith('TypeDefinition') && 'name' in definition && definition.name
    ? [definition.name.value].filter((name) => !ROOTS.includes(name))
    : [];

const byName = (one: string, other: string) =>
  path.basename(one).localeCompare(path.basename(other));

/** The areas of the contract, in the order of their names. */
export const readAreas = (): Area[] =>
  globSync('sdl/*/*.graphql', { cwd: FOLDER })
    .toSorted(byName)
    .map((file) => {
      const { definitions } = parse(readFileSync(path.join(FOLDER, file), 'utf8'));
      return {
        name: path.basename(file, '.graphql'),
        group: path.basename(path.dirname(file)),
        operations: definitions.flatMap(operationsOf),
        types: definitions.flatMap(typeOf),
      };
    });

/** A clause of the rules: its number, and its text without marks of Markdown. */
export type Clause = { readonly number: string; readonly text: string };

/** The clauses of `RULES.md`, chapter by chapter. */
export const readChapters = (): { readonly title: string; readonly clauses: Clause[] }[] =>
  readFileSync(path.join(FOLDER, 'RULES.md'), 'utf8')
    .split(/^## /m)
    .slice(1)
    .map((chapter) => ({
      title: chapter.slice(0, chapter.indexOf('\n')),
      clauses: [
        ...chapter.matchAll(/^- \*\*(\d+\.\d+)\*\* ([\s\S]*?)(?=\n- \*\*|\n\n|$(?![\s\S]))/gm),
      ].map(([, number = '', text = '']) => ({ number, text: text.replace(/\s+/g, ' ').trim() })),
    }));
