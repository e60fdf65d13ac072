import { createHash } from 'node:crypto';
import { Kind, parse } from 'graphql';
import { exampleVariables } from './example-variables.ts';
import { EXAMPLE_GROUPS, EXAMPLES, exampleText } from './examples.ts';

/** One example as a tab. */
export interface ExampleTab {
  /** The name of its operation. */
  readonly title: string;
  readonly query: string;
  /** Values that fit the day; `null` when it has no variables. */
  readonly variables: Readonly<Record<string, unknown>> | null;
}

/** The titles of examples that belong together. */
export interface ExampleGroup {
  readonly name: string;
  readonly titles: readonly string[];
}

/** What GraphiQL opens with. */
export interface ExampleTabs {
  /** Tabs that a browser has stored are replaced when this has changed: by another release, or on another day. */
  readonly edition: string;
  readonly tabs: readonly ExampleTab[];
  readonly groups: readonly ExampleGroup[];
}

const titleOf = (text: string): string =>
  parse(text).definitions.flatMap((definition) =>
    definition.kind === Kind.OPERATION_DEFINITION ? (definition.name?.value ?? []) : [],
  )[0] ?? '';

/** A tab for each example, with values that fit the day in its pane of variables. */
export function graphiqlTabs(now: Date): ExampleTabs {
  const tabs = EXAMPLES.map((name) => {
    const query = exampleText(name);
    return { title: titleOf(query), query, variables: exampleVariables(query, now) };
  });
  const release = createHash('sha256').update(JSON.stringify(tabs.map(({ query }) => query)));
  const day = now.toISOString().slice(0, 10);
  const groups = Object.entries(EXAMPLE_GROUPS).map(([name, names]) => ({
    name,
    titles: names.map((one) => titleOf(exampleText(one))),
  }));
  return { edition: `${release.digest('hex').slice(0, 8)} ${day}`, tabs, groups };
}
