import { getOperationAST } from 'graphql';
import { faultOf, NotShown } from '#gateway/conformance/fault.ts';
import { type Question, question } from '#gateway/conformance/question.ts';
import type { Run } from '#gateway/conformance/run.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import { exampleVariables } from '#gateway/graphiql/example-variables.ts';
import { EXAMPLES, exampleText } from '#gateway/graphiql/examples.ts';
import { TAKEN_VALUES } from '#gateway/graphiql/taken-values.ts';
import { readGlobalId } from '#gateway/graphql/global-id.ts';

type Payload = { readonly userErrors?: readonly object[] } | null;
type Example = Question<Readonly<Record<string, Payload>>>;

/** After it another member is signed in, and codes were for the session before. */
const SIGNS_IN = 'ResetPassword';

/** The visitor of the examples, and what answers have given to the examples after them. */
const visitOf = (run: Run) =>
  run.once('the visitor of the examples', async () => ({
    ...(await run.visit()),
    taken: {} as Record<string, unknown>,
  }));

/** What is at a place of the data, as an input: without the names of types. */
const valueAt = (data: unknown, place: string): unknown => {
  const found = place
    .split('.')
    .reduce<unknown>((at, key) => (at instanceof Object ? Reflect.get(at, key) : undefined), data);
  if (!(found instanceof Object)) return found;
  return Object.fromEntries(Object.entries(found).filter(([key]) => key !== '__typename'));
};

/** Whether a value of the demo stands for an object that the airline made, and not the team. */
const isOfAirline = ({ scope: { team } }: Run, value: unknown): boolean =>
  typeof value === 'string' && (team?.takes ?? []).includes(readGlobalId(value)?.type ?? '');

/**
 * Values of the visit. Where a part is looked at, what the part has answered stands before them, as
 * in GraphiQL: the demo's own refunds are not those of a team.
 */
const variablesOf = async (run: Run, { name, text, document }: Example) => {
  const { values, taken } = await visitOf(run);
  const isCommand = getOperationAST(document)?.operation === 'mutation';
  const suggested = Object.entries(exampleVariables(text, await run.now()) ?? {});
  return Object.fromEntries(
    suggested.map(([variable, suggestion]) => {
      if (variable === 'key') return [variable, crypto.randomUUID()];
      if (run.scope.team && isOfAirline(run, values[variable]) && (isCommand || !taken[variable]))
        throw new NotShown(`${name} needs ${variable} of a scenario, which the airline has made`);
      const own = run.scope.team ? taken[variable] : undefined;
      return [variable, own ?? values[variable] ?? suggestion];
    }),
  );
};

const exampleStatement = (example: Example): Statement => ({
  name: `the example ${example.name} is answered with data and without errors`,
  clause: 'gateway/graphiql/examples',
  asks: [example],
  async broken(run) {
    const variables = await variablesOf(run, example);
    const visit = await visitOf(run);
    const { answer, data } = await visit.client.read(example, variables);
    for (const [name, place] of Object.entries(TAKEN_VALUES[example.name] ?? {}))
      visit.taken[name] = valueAt(data, place);
    if (example.name === SIGNS_IN) Object.assign(visit, await run.visit());
    const refused = Object.entries(data).filter(
      ([, payload]) => payload === null || (payload.userErrors ?? []).length > 0,
    );
    return refused.map(([field, payload]) =>
      faultOf(answer, `${field} without userErrors`, { [field]: payload }),
    );
  },
});

/** Every example of GraphiQL, in the order of the journey, with values of a visit. */
export const EXAMPLE_STATEMENTS: readonly Statement[] = EXAMPLES.map((name) =>
  exampleStatement(question(exampleText(name))),
);
