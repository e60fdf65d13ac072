import { parse } from 'graphql';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createContext } from '#gateway/requests/context.ts';
import { type JsonAnswer, startJsonServer } from '#tests/support/outage/json-server.ts';
import { askTeam } from './ask-team.ts';

let answer: () => JsonAnswer = () => ({ body: { data: { serverNow: 'now' } } });
const server = await startJsonServer(() => answer());
afterAll(server.refuse);

const lines: Record<string, unknown>[] = [];
const note = (fields: Record<string, unknown>) => void lines.push(fields);
const PAUSE = 60_000;
let elapsed = 0;
function asking() {
  const team = { name: 'a-team', url: server.url, sdl: '', takes: [], percent: 100, file: '' };
  const served: string[] = [];
  const executor = askTeam(team, {
    log: { info: note, warn: note, error: note },
    statement: async () => 'the statement',
    served: ({ requestId }) => served.push(requestId),
    breaker: { pauseMilliseconds: PAUSE, elapsed: () => elapsed },
  });
  const ask = async (request = new Request('http://gateway.test/graphql')) => {
    const context = createContext(request, {
      services: {} as never,
      now: () => new Date(0),
      actorOf: () => ({ memberId: null, sessionId: null }),
    });
    const document = parse('{ serverNow }', { noLocation: true });
    const result = await executor({ document, operationType: 'query', context } as never);
    if (Symbol.asyncIterator in result) throw new Error('a stream');
    const { data, errors = [] } = result;
    const flat = errors.map(
      ({ message, extensions }): Record<string, unknown> => ({ message, ...extensions }),
    );
    return { data, errors: flat };
  };
  return { ask, served };
}

beforeEach(() => {
  lines.length = 0;
  answer = () => ({ body: { data: { serverNow: 'now' } } });
});

const AWAY = { code: 'SERVICE_UNAVAILABLE', upstream: 'a-team', http: { status: 503 } };

test('an answer passes, and the team counts as having served', async () => {
  const { ask, served } = asking();
  expect(await ask()).toEqual({ data: { serverNow: 'now' }, errors: [] });
  expect(served).toHaveLength(1);
});

describe('it is away for a moment, with its name, where it', () => {
  test.each<[string, JsonAnswer]>([
    ['answers no JSON', { status: 502, body: '<h1>Bad Gateway</h1>' }],
    ['answers no GraphQL', { status: 500, body: { message: 'oops' } }],
    ['answers nothing at all', { body: {} }],
    ['is silent for three seconds', 'silence'],
  ])('%s', async (_why, given) => {
    answer = () => given;
    const { ask } = asking();
    const { data, errors } = await ask();
    expect([data, errors]).toEqual([
      null,
      [expect.objectContaining({ code: AWAY.code, upstream: AWAY.upstream })],
    ]);
    expect(errors[0]?.http).toMatchObject(AWAY.http);
    expect(lines).toEqual([expect.objectContaining({ name: 'a-team', fault: errors[0]?.id })]);
  });
});

test('after three times in a row it is left alone for a while, and then tried once more', async () => {
  answer = () => ({ status: 502, body: 'away' });
  const { ask } = asking();
  for (let one = 0; one < 3; one++) await ask();
  const before = server.questions.length;
  answer = () => ({ body: { data: { serverNow: 'now' } } });
  expect((await ask()).errors[0]?.code).toBe('SERVICE_UNAVAILABLE');
  expect(server.questions).toHaveLength(before);
  elapsed += PAUSE;
  expect((await ask()).data).toEqual({ serverNow: 'now' });
});

test('a visitor who leaves says nothing against it', async () => {
  const { ask } = asking();
  answer = () => ({ status: 502, body: 'away' });
  const left = new Request('http://gateway.test/graphql', { signal: AbortSignal.abort() });
  for (let one = 0; one < 4; one++) await ask(left);
  answer = () => ({ body: { data: { serverNow: 'now' } } });
  expect((await ask()).data).toEqual({ serverNow: 'now' });
});

test('its faults pass with the codes of the contract; a client learns nothing of its bugs', async () => {
  const { ask } = asking();
  const failing = (code: string | undefined, message: string) => () => ({
    body: { data: null, errors: [{ message, extensions: { code, stack: 'secret' } }] },
  });
  answer = failing('UNAUTHENTICATED', 'Sign in.');
  expect((await ask()).errors).toEqual([
    { message: 'Sign in.', code: 'UNAUTHENTICATED', http: { status: 401 }, upstream: 'a-team' },
  ]);
  answer = failing('ECONNREFUSED', 'connect to 10.0.0.1 failed');
  const { errors } = await ask();
  expect(errors).toEqual([
    {
      message: 'Unexpected error.',
      code: 'INTERNAL',
      id: lines.at(-1)?.fault,
      http: { status: 500 },
      upstream: 'a-team',
    },
  ]);
});
