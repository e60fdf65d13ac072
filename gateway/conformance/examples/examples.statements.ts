import type { Variables } from '#gateway/conformance/answer.ts';
import { faultOf, NotShown } from '#gateway/conformance/fault.ts';
import { type Question, question } from '#gateway/conformance/question.ts';
import type { Run, Visit } from '#gateway/conformance/run.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import { exampleVariables } from '#gateway/graphiql/example-variables.ts';
import { EXAMPLES, exampleText } from '#gateway/graphiql/examples.ts';
import { TAKEN_VALUES } from '#gateway/graphiql/taken-values.ts';

type Payload = { readonly userErrors?: readonly object[] } | null;
type Example = Question<Readonly<Record<string, Payload>>>;

/** After it another member is signed in, and codes were for the session before. */
const SIGNS_IN = 'ResetPassword';

/** What answers give to the examples after them: a demo has made them by itself. */
const OF_AIRLINE = new Set(Object.values(TAKEN_VALUES).flatMap((values) => Object.keys(values)));

/** The visitor of the examples; another member after a sign-in. */
const visitOf = (run: Run) => run.once('the visitor of the examples', run.visit);

async function variablesOf(run: Run, { name, text }: Example, { values }: Visit) {
  const suggested = exampleVariables(text, await run.now()) ?? {};
  const made = Object.keys(suggested).find((variable) => OF_AIRLINE.has(variable));
  if (run.scope.team && made)
    throw new NotShown(`${name} needs ${made}, and that of a scenario is the airline’s own`);
  const given: Variables = { ...values, key: crypto.randomUUID() };
  return Object.fromEntries(
    Object.entries(suggested).map(([variable, value]) => [variable, given[variable] ?? value]),
  );
}

const exampleStatement = (example: Example): Statement => ({
  name: `the example ${example.name} is answered with data and without errors`,
  clause: 'gateway/graphiql/examples',
  asks: [example],
  async broken(run) {
    const visit = await visitOf(run);
    const variables = await variablesOf(run, example, visit);
    const { answer, data } = await visit.client.read(example, variables);
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
