import type { GraphQLSchema } from 'graphql';
import type { FieldUse } from '#gateway/graphql/persisted-queries/usage/field-usage.ts';
import {
  coordinatesIn,
  operationNameOf,
} from '#gateway/graphql/persisted-queries/usage/fields-of-document.ts';
import { ANSWERS, type Answer, answeredBy, fieldsOf, type Takeover } from './answered-by.ts';

/** The documents of an app that is answered. */
export type AppDocuments = { readonly app: string; readonly texts: readonly string[] };

export type CoveredField = {
  /** `Order.state`. */
  readonly coordinate: string;
  readonly demo: Answer;
  readonly production: Answer;
  /** The service that answers it, where it is `upstream`. */
  readonly team: string | null;
  /** The operations that use it, by app. */
  readonly usedBy: Readonly<Record<string, readonly string[]>>;
  /** Why it is to go, and until when it is answered. */
  readonly deprecated: string | null;
  /** How many requests of persisted documents used it. */
  readonly requests: number;
  /** The day of the last of them. */
  readonly lastUsed: string | null;
};

export type Coverage = {
  readonly counts: {
    readonly fields: number;
    readonly demo: Readonly<Record<Answer, number>>;
    readonly production: Readonly<Record<Answer, number>>;
    readonly used: number;
    readonly unused: number;
    readonly deprecated: number;
  };
  readonly fields: readonly CoveredField[];
};

type CoverageParts = {
  /** With the resolvers of all modules. */
  readonly schema: GraphQLSchema;
  readonly takeovers: readonly Takeover[];
  readonly apps: readonly AppDocuments[];
  readonly uses: readonly FieldUse[];
};

/** The operations of each app that use a field, by its coordinate. */
function operationsByField(apps: readonly AppDocuments[], schema: GraphQLSchema) {
  const found = new Map<string, Record<string, string[]>>();
  for (const { app, texts } of apps)
    for (const text of texts) {
      const operation = operationNameOf(text);
      for (const coordinate of coordinatesIn(text, schema)) {
        const byApp = found.get(coordinate) ?? {};
        byApp[app] = [...new Set([...(byApp[app] ?? []), operation])].toSorted();
        found.set(coordinate, byApp);
      }
    }
  return found;
}

const count = (fields: readonly CoveredField[], of: 'demo' | 'production') =>
  Object.fromEntries(
    ANSWERS.map((answer) => [answer, fields.filter((field) => field[of] === answer).length]),
  ) as Record<Answer, number>;

/** Every field of the schema: who answers it, who uses it, and whether it is deprecated. */
export function coverageOf({ schema, takeovers, apps, uses }: CoverageParts): Coverage {
  const answersTo = answeredBy(schema, takeovers);
  const operations = operationsByField(apps, schema);
  const counted = new Map(uses.map((use) => [use.coordinate, use]));
  const fields = fieldsOf(schema).map((place): CoveredField => {
    const coordinate = `${place.type}.${place.field.name}`;
    return {
      coordinate,
      ...answersTo(place),
      usedBy: operations.get(coordinate) ?? {},
      deprecated: place.field.deprecationReason ?? null,
      requests: counted.get(coordinate)?.requests ?? 0,
      lastUsed: counted.get(coordinate)?.lastDay ?? null,
    };
  });
  const used = fields.filter(({ usedBy }) => Object.keys(usedBy).length > 0).length;
  return {
    counts: {
      fields: fields.length,
      demo: count(fields, 'demo'),
      production: count(fields, 'production'),
      used,
      unused: fields.length - used,
      deprecated: fields.filter(({ deprecated }) => deprecated !== null).length,
    },
    fields,
  };
}
