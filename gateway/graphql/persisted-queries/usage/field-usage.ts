import type { GraphQLSchema } from 'graphql';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { DocumentUse } from './document-usage.repository.ts';
import { coordinatesIn, operationNameOf } from './fields-of-document.ts';

/** How a field was used: by whom, in which operations, and on which day last. */
export interface FieldUse {
  readonly coordinate: string;
  readonly requests: number;
  readonly lastDay: LocalDate;
  /** `app version`, in the order of the alphabet. */
  readonly clients: readonly string[];
  readonly operations: readonly string[];
}

const sorted = (names: Iterable<string>): string[] => [...new Set(names)].toSorted();

/**
 * The use of each part of the schema, from that of documents: what a document names is known once,
 * no request is walked.
 * @param texts of documents by their ids; what is used without one is left out
 */
export function fieldUsage(
  uses: readonly DocumentUse[],
  texts: ReadonlyMap<string, string>,
  schema: GraphQLSchema,
): FieldUse[] {
  const usesOf = new Map<string, DocumentUse[]>();
  for (const documentId of new Set(uses.map((use) => use.documentId))) {
    const text = texts.get(documentId);
    if (text === undefined) continue;
    const ofDocument = uses.filter((use) => use.documentId === documentId);
    for (const coordinate of coordinatesIn(text, schema))
      usesOf.set(coordinate, [...(usesOf.get(coordinate) ?? []), ...ofDocument]);
  }
  return [...usesOf]
    .map(([coordinate, of]) => ({
      coordinate,
      requests: of.reduce((sum, { requests }) => sum + requests, 0),
      lastDay:
        of
          .map(({ lastDay }) => lastDay)
          .toSorted()
          .at(-1) ?? '',
      clients: sorted(of.map(({ app, version }) => `${app} ${version}`.trim())),
      operations: sorted(of.map(({ documentId }) => operationNameOf(texts.get(documentId) ?? ''))),
    }))
    .toSorted((one, other) => (one.coordinate < other.coordinate ? -1 : 1));
}
