import type { GraphiQLOptions } from 'graphql-yoga';
import { BRAND } from '#schema/codes/base/brand.ts';
import { exampleVariables } from './example-variables.ts';
import { EXAMPLES, exampleText } from './examples.ts';
import { withDefaults } from './with-defaults.ts';

/** What GraphiQL opens with: a tab for each example, with values that fit the day. */
export const graphiqlTabs = (now: Date): GraphiQLOptions => ({
  title: `${BRAND.name.en}: GraphQL`,
  defaultTabs: EXAMPLES.map((name) => {
    const text = exampleText(name);
    return { query: withDefaults(text, exampleVariables(text, now) ?? {}) };
  }),
  schemaDescription: true,
});
