import type { GraphiQLOptions } from 'graphql-yoga';
import { BRAND } from '#schema/codes/brand.ts';
import { exampleVariables } from './example-variables.ts';
import { EXAMPLES, exampleText } from './examples.ts';

/** What GraphiQL opens with: a tab for each example, with variables that fit the day. */
export const graphiqlTabs = (now: Date): GraphiQLOptions => ({
  title: `${BRAND.name.en}: GraphQL`,
  defaultTabs: EXAMPLES.map((name) => {
    const query = exampleText(name);
    const variables = exampleVariables(query, now);
    return { query, variables: variables ? JSON.stringify(variables, null, 2) : null };
  }),
  defaultEditorToolsVisibility: 'variables',
  schemaDescription: true,
});
