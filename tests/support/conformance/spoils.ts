import type { Spoil } from './spoiled-endpoint.ts';

/** A fault, how it is seeded, and the statement that has to name it. */
export type SeededFault = readonly [fault: string, spoil: Spoil, statement: string];

/** A service whose answers to an operation have another text somewhere. */
export const says = (operation: string, from: string | RegExp, to: string): Spoil => ({
  answer: (body, { name }) => (name === operation ? body.replace(from, to) : body),
});
/** A service that reads another input than was sent. */
export const reads = (
  operation: string,
  change: (input: Readonly<Record<string, unknown>>, times: number) => object,
): Spoil => ({
  request: ({ name, variables }, times) =>
    name === operation && variables.input
      ? {
          variables: {
            ...variables,
            input: { ...variables.input, ...change(variables.input, times) },
          },
        }
      : undefined,
});
const next = (_all: string, before: string, digits: string) => `${before}${Number(digits) + 1}`;
/** A service that adds one to a figure. */
export const adds = (operation: string, figure: RegExp): Spoil => ({
  answer: (body, { name }) => (name === operation ? body.replace(figure, next) : body),
});
/** The amount of money in a field, with what stands before it. */
export const amount = (field: string): RegExp => new RegExp(`("${field}":\\{"amount":)(\\d+)`);
