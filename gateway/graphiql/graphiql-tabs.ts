import { Kind, parse } from 'graphql';
import { exampleVariables } from './example-variables.ts';
import { EXAMPLE_GROUPS, EXAMPLES, exampleText } from './examples.ts';
import { TAKEN_VALUES } from './taken-values.ts';

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

/** What GraphiQL can open. */
export interface ExampleTabs {
  readonly tabs: readonly ExampleTab[];
  readonly groups: readonly ExampleGroup[];
  /** What answers give to the examples after them. */
  readonly taken: typeof TAKEN_VALUES;
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
  const groups = Object.entries(EXAMPLE_GROUPS).map(([name, names]) => ({
    name,
    titles: names.map((one) => titleOf(exampleText(one))),
  }));
  return { tabs, groups, taken: TAKEN_VALUES };
}
