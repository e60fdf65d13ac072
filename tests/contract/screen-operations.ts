import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  Kind,
  type OperationDefinitionNode,
  parse,
} from 'graphql';

const FOLDER = path.join(import.meta.dirname, 'screens');

/** What the pages of the product ask, page by page; `shared.fragments.graphql` holds the parts that several select. */
const definitions = globSync('*.graphql', { cwd: FOLDER })
  .toSorted()
  .flatMap((file) => parse(readFileSync(path.join(FOLDER, file), 'utf8')).definitions);

const fragments = new Map(
  definitions
    .filter((one): one is FragmentDefinitionNode => one.kind === Kind.FRAGMENT_DEFINITION)
    .map((one) => [one.name.value, one]),
);

/** The fragments that a definition spreads, and those that they spread. */
const spreadBy = (text: string): FragmentDefinitionNode[] => {
  const found = new Set<FragmentDefinitionNode>();
  const collect = (part: string) => {
    for (const [, name = ''] of part.matchAll(
      /"kind":"FragmentSpread","name":\{[^}]*"value":"(\w+)"/g,
    )) {
      const fragment = fragments.get(name);
      if (!fragment || found.has(fragment)) continue;
      found.add(fragment);
      collect(JSON.stringify(fragment));
    }
  };
  collect(text);
  return [...found];
};

/** Each operation of the screens by its name, with the fragments that it needs. */
export const SCREEN_OPERATIONS = definitions
  .filter((one): one is OperationDefinitionNode => one.kind === Kind.OPERATION_DEFINITION)
  .map((one): [string, DocumentNode] => {
    const spread = spreadBy(JSON.stringify({ ...one, loc: undefined }));
    return [one.name?.value ?? '', { kind: Kind.DOCUMENT, definitions: [one, ...spread] }];
  });
