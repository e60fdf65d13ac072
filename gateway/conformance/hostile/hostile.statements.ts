import {
  type GraphQLField,
  getNamedType,
  isCompositeType,
  isInputObjectType,
  parse,
} from 'graphql';
import type { Answer } from '#gateway/conformance/answer.ts';
import { type Fault, faultOf, NotShown } from '#gateway/conformance/fault.ts';
import { type Question, question } from '#gateway/conformance/question.ts';
import type { Run } from '#gateway/conformance/run.ts';
import type { Scope } from '#gateway/conformance/scope.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import { isFaultCode } from '#schema/codes/base/faults.ts';
import { variablesFor } from './fitting-variables.ts';
import { HOSTILE_VALUES, placesIn, withAt } from './hostile-values.ts';

type Root = 'query' | 'mutation';
type Field = GraphQLField<unknown, unknown>;

/** A root field with a variable for each argument, and values that fit. */
function operationOf(root: Root, { name, args, type }: Field): Question {
  const declared = args.map((one) => `$${one.name}: ${one.type}`).join(', ');
  const handed = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const picked = isCompositeType(getNamedType(type)) ? '{ __typename }' : '';
  return question(`${root} Any_${name}(${declared}) { ${name}(${handed}) ${picked} }`);
}

function operationsOf({ schema, leftOut }: Scope, root: Root): { field: Field; asked: Question }[] {
  const type = root === 'query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {})
    .filter(({ args, type: answer }) => args.length > 0 && `${answer}` !== 'Upload')
    .map((field) => ({ field, asked: operationOf(root, field) }))
    .filter(({ asked }) => !leftOut(asked.document));
}

const OUTAGES = ['INTERNAL', 'SERVICE_UNAVAILABLE'];

/** What is wrong with an answer to anything at all. */
function calmness(answer: Answer): Fault[] {
  const codes = answer.errors.map(({ extensions }) => extensions?.code);
  const isCoded = codes.every((code) => isFaultCode(code) && !OUTAGES.includes(code));
  const isAnswer = answer.data !== undefined || codes.length > 0;
  return answer.status < 500 && isCoded && isAnswer
    ? []
    : [
        faultOf(answer, 'a status below 500, and errors with a code of the client’s', {
          status: answer.status,
          body: answer.body,
        }),
      ];
}

/** One value at each place, another one at the next. */
async function triesOf(run: Run, root: Root): Promise<Answer[]> {
  const answers: Answer[] = [];
  let turn = 0;
  for (const { asked } of operationsOf(run.scope, root)) {
    const client = run.newClient();
    const fitting = variablesFor(parse(asked.text), run.scope.schema, new Date());
    for (const place of placesIn(fitting)) {
      const value = HOSTILE_VALUES[turn % HOSTILE_VALUES.length];
      turn += 1;
      answers.push(
        await client.ask(
          asked,
          withAt(fitting, place, () => value),
        ),
      );
    }
  }
  return answers;
}

const hostile = (root: Root, name: string): Statement => ({
  name,
  clause: 'RULES 11.4',
  asks: [],
  isLive: true,
  async broken(run) {
    const answers = await triesOf(run, root);
    if (answers.length === 0) throw new NotShown(`it serves no ${root} with an argument`);
    return answers.flatMap(calmness);
  },
});

const takesKey = ({ args }: Field): boolean =>
  args.some(({ type }) => {
    const input = getNamedType(type);
    return isInputObjectType(input) && 'idempotencyKey' in input.getFields();
  });

/** What no form sends. */
export const HOSTILE_STATEMENTS: readonly Statement[] = [
  hostile('query', 'a question with anything in any place is answered, or refused with a code'),
  hostile('mutation', 'a command with anything in any place is answered, or refused with a code'),
  {
    name: 'a key of another form than RULES give it is refused by every command alike',
    clause: 'RULES 4.16',
    asks: [],
    isLive: true,
    async broken(run) {
      const commands = operationsOf(run.scope, 'mutation').filter(({ field }) => takesKey(field));
      if (commands.length === 0) throw new NotShown('it serves no command with a key');
      const faults = commands.map(async ({ asked }) => {
        const fitting = variablesFor(parse(asked.text), run.scope.schema, new Date());
        const variables = withAt(fitting, ['input', 'idempotencyKey'], () => 'short');
        const answer = await run.newClient().ask(asked, variables);
        const [code] = answer.errors.map(({ extensions }) => extensions?.code);
        return code === 'BAD_USER_INPUT' ? [] : [faultOf(answer, 'BAD_USER_INPUT')];
      });
      return (await Promise.all(faults)).flat();
    },
  },
];
