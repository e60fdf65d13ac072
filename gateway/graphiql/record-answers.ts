import { writeFileSync } from 'node:fs';
import { readArguments } from '#gateway/command-help.ts';
import { graphiqlTabs } from './graphiql-tabs.ts';
import { ANSWERS_FILE, shortened } from './recorded-answers.ts';

/** The first values take a while, and so does the first event of a stream. */
const ANSWER_MILLISECONDS = 60_000;

/** What stands for the addresses of the demo that was asked. */
const ELSEWHERE = 'https://demo.example';

/**
 * `npm run record:answers -- http://localhost:3000`: runs each example on a demo, and stores what
 * it is answered for the reference.
 */
const { positionals } = readArguments({
  usage: 'npm run record:answers -- [URL]',
  does: 'Runs each example of GraphiQL on a demo that is running, and stores what it is answered for the reference.',
  takes: { URL: 'of the demo; http://localhost:3000 where there is none' },
  example: 'npm run record:answers -- http://localhost:3000',
});
const demo = positionals[0] ?? 'http://localhost:3000';
const cookies = new Map<string, string>();
async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const response = await fetch(`${demo}${path}`, {
    ...init,
    headers: { 'content-type': 'application/json', cookie },
    signal: AbortSignal.timeout(ANSWER_MILLISECONDS),
  });
  for (const set of response.headers.getSetCookie()) {
    const [name = '', value = ''] = set.split(';')[0]?.split('=') ?? [];
    cookies.set(name, value);
  }
  return response;
}

type Answer = { readonly data?: unknown; readonly errors?: unknown };

/** The answer, or the first event of a stream. */
async function answerIn(response: Response): Promise<Answer> {
  if (!response.headers.get('content-type')?.startsWith('text/event-stream'))
    return (await response.json()) as Answer;
  let text = '';
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const [, event] = /^data: (.+)$/m.exec(text) ?? [];
    if (event) return JSON.parse(event);
  }
  return {};
}

const askForValues = async () =>
  (await (await ask('/demo/graphiql.json')).json()) as Record<string, unknown>;
let values = await askForValues();
const answers: Record<string, unknown> = {};
for (const { title, query, variables } of graphiqlTabs(new Date()).tabs) {
  const filled = Object.entries(variables ?? {}).map(([name, value]) => [
    name,
    name === 'key' ? crypto.randomUUID() : (values[name] ?? value),
  ]);
  const body = JSON.stringify({ query, variables: Object.fromEntries(filled) });
  const answer: Answer = await ask('/graphql', { method: 'POST', body })
    .then(answerIn)
    .catch((fault) => ({ errors: String(fault) }));
  if (answer.errors) console.warn(`${title} is not recorded:`, answer.errors);
  else answers[title] = shortened(answer.data);
  // it signs in, and the codes were for the session before
  if (title === 'ResetPassword') values = await askForValues();
}
const text = JSON.stringify(answers, null, 2).replace(/http:\/\/localhost:\d+/g, ELSEWHERE);
writeFileSync(ANSWERS_FILE, `${text}\n`);
