import { faultOf, NotShown } from '#gateway/conformance/fault.ts';
import { question } from '#gateway/conformance/question.ts';
import type { Run } from '#gateway/conformance/run.ts';
import type { Statement } from '#gateway/conformance/statement.ts';
import { isFaultCode } from '#schema/codes/base/faults.ts';
import { observe } from './observed.ts';

/** What no form sends: a fault of each kind. */
const WRONG = [
  question('query NoSuchField { noSuchField }'),
  question('query WrongId { node(id: 12.5) { id } }'),
  question('query NoVariable($id: ID!) { node(id: $id) { id } }'),
  question('query UnknownId { node(id: "none") { id } }'),
];

const wronglyAsked = (run: Run) =>
  run.once('what no form sends', async () => {
    const client = run.newClient();
    for (const one of WRONG) await client.ask(one);
  });

async function faultsIn(run: Run) {
  await wronglyAsked(run);
  const all = (await observe(run)).flatMap(({ answer }) =>
    answer.errors.map((error) => ({ answer, error })),
  );
  if (all.length === 0) throw new NotShown('there was no error');
  return all;
}

const INSIDE = /node[_]modules|\bat \w+ \(|\.ts:\d|\.js:\d|SELECT .* FROM|postgres/i;

/** Errors at the top of an answer, and those that a user can put right. */
export const ERROR_STATEMENTS: readonly Statement[] = [
  {
    name: 'an error has a code of the contract in extensions.code',
    clause: 'RULES 11.4',
    asks: [],
    broken: async (run) =>
      (await faultsIn(run))
        .filter(({ error }) => !isFaultCode(error.extensions?.code))
        .map(({ answer, error }) =>
          faultOf(answer, 'a code of schema/codes/base/faults.ts', error),
        ),
  },
  {
    name: 'an error of a field says its path, which leads to null or above it',
    clause: 'GraphQL',
    asks: [],
    async broken(run) {
      const located = (await faultsIn(run)).filter(({ answer }) => answer.data);
      if (located.length === 0) throw new NotShown('no field failed alone');
      return located.flatMap(({ answer, error }) => {
        if (!error.path) return [faultOf(answer, 'a path', error)];
        let at: unknown = answer.data;
        for (const key of error.path) {
          if (at === null || at === undefined) break;
          at = Reflect.get(at as object, key);
        }
        return at === null ? [] : [faultOf(answer, `null at ${error.path.join('.')}`, at)];
      });
    },
  },
  {
    name: 'an error tells nothing of the inside of the service',
    clause: 'RULES 11.4',
    asks: [],
    broken: async (run) =>
      (await faultsIn(run))
        .filter(({ error }) => INSIDE.test(JSON.stringify(error)))
        .map(({ answer, error }) => faultOf(answer, 'a message for a client', error)),
  },
  {
    name: 'what a user can put right has a code, a path into the input and a message',
    clause: 'RULES 11.5',
    asks: [],
    async broken(run) {
      const all = (await observe(run)).flatMap(({ answer, objects }) =>
        objects.flatMap(({ value: { userErrors } }) =>
          Array.isArray(userErrors) ? userErrors.map((one) => ({ answer, one })) : [],
        ),
      );
      if (all.length === 0) throw new NotShown('nothing was refused');
      return all.flatMap(({ answer, one }) => {
        const { code, path, message } = one ?? {};
        const isTold =
          (code === undefined || /^[A-Z][A-Z0-9_]*$/.test(code)) &&
          (path === undefined ||
            (Array.isArray(path) && path.every((part) => typeof part === 'string'))) &&
          (message === undefined || (typeof message === 'string' && message.trim() !== ''));
        return isTold ? [] : [faultOf(answer, 'a code, a path of texts, a message', one)];
      });
    },
  },
];
