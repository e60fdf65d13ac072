import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { closed, definitionsOf, documentIdOf, textOf } from './document.ts';

/**
 * The trusted-document manifest: `{ documentId: text }` of every operation of the web site, by
 * operation name.
 */
export const plugin: PluginFunction = (_schema, documents) => {
  const { operations, fragments } = definitionsOf(documents);
  const entries = operations
    .toSorted((a, b) => ((a.name?.value ?? '') < (b.name?.value ?? '') ? -1 : 1))
    .map((operation) => textOf(closed(operation, fragments)))
    .map((text) => [documentIdOf(text), text]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
};
