import { GraphQLError, type ValidationRule } from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { type QueryLimits, weigh } from './query-weight.ts';

/**
 * The limits of a free-text query. Every document of the web site is far below it, and is not
 * weighed.
 */
export const FREE_TEXT_LIMITS: QueryLimits = { depth: 16, aliases: 40, cost: 20_000 };

const limitRule =
  (limits: QueryLimits): ValidationRule =>
  (context) => ({
    Document(document) {
      const weight = weigh(document, context.getSchema(), limits.cost);
      for (const measure of ['depth', 'aliases', 'cost'] as const) {
        if (weight[measure] <= limits[measure]) continue;
        context.reportError(
          new GraphQLError(`The query's ${measure} is above ${limits[measure]}.`, {
            extensions: { code: 'QUERY_TOO_COMPLEX', http: { status: 400, spec: true } },
          }),
        );
        return;
      }
    },
  });

/** Refuses free-text queries that are too deep, use too many aliases, or cost too much. */
export const queryLimits = (limits: QueryLimits = FREE_TEXT_LIMITS): Plugin => ({
  onValidate({ addValidationRule }) {
    addValidationRule(limitRule(limits));
  },
});
