import { randomUUID } from 'node:crypto';
import { type Bounds, boundedAnswers, type StoredAnswer } from './bounded-answers.ts';
import { type Answer, bytesOf, TextAnswer } from './text-answer.ts';

/** A request was answered from the store, or had to be executed. */
export type StoreOutcome = 'hit' | 'miss';

export type AnswerStoreParts = {
  /** The gateway's clock: an answer is dropped when its time is over by it, and when it was set back. */
  readonly now: () => Date;
  /** For how many seconds the answer to a request may be stored, once it is there. */
  readonly secondsOf: (request: Request) => number;
  /** Called for each request that may be answered from the store. */
  readonly observe?: (outcome: StoreOutcome) => void;
  readonly most?: { readonly lasting: Bounds; readonly brief: Bounds };
};

/** A stored answer for a request, and the headers of this request only. */
export type FoundAnswer = {
  readonly stored: StoredAnswer;
  readonly own: readonly (readonly [name: string, value: string])[];
};

/** The answer to a question that is in the store. The address begins at its path. */
export type FindAnswer = (address: string, accept: string) => FoundAnswer | null;

const MEBIBYTE = 1024 * 1024;
/** Searches, of which there are many that are asked for once, have a place of their own: they would crowd out the airports. */
const MOST = {
  lasting: { answers: 1_000, bytes: 16 * MEBIBYTE },
  brief: { answers: 200, bytes: 4 * MEBIBYTE },
};
const BRIEF_SECONDS = 60;
/** Questions that are remembered as asked. */
const MOST_ASKED = 1_000;
/** Longer addresses are no documents of the site with usual variables. */
const LONGEST_KEY = 4_096;
const ENDPOINT = '/graphql?';

/** What an answer depends on: document and variables are in the address, the form of the answer in `accept`. */
const keyOf = (address: string, accept: string): string | null =>
  address.startsWith(ENDPOINT) &&
  address.length <= ENDPOINT.length + LONGEST_KEY &&
  address.includes('documentId=')
    ? `${accept} ${address}`
    : null;

/** Without its origin. */
const addressOf = ({ url }: Request): string => url.slice(url.indexOf('/', url.indexOf('//') + 2));

const isPublic = ({ status, headers }: Answer): boolean =>
  status === 200 &&
  headers.get('cache-control')?.startsWith('public') === true &&
  !headers.has('set-cookie');

const found = (stored: StoredAnswer, now: number): FoundAnswer => ({
  stored,
  own: [
    ['age', String(Math.floor((now - stored.from) / 1000))],
    ['x-request-id', randomUUID()],
  ],
});

const answerOf = ({ stored: { headers, body }, own }: FoundAnswer): Answer =>
  new TextAnswer(body, { headers: [...headers, ...own].map(([name, value]) => [name, value]) });

/**
 * Keeps public answers, and gives them to everyone who asks for the same, a page that is rendered here as well. Whether an answer
 * is public is decided where `cache-control` is set; one that read a session is never.
 */
export function storeAnswers(
  execute: (request: Request) => Promise<Answer>,
  { now, secondsOf, observe, most = MOST }: AnswerStoreParts,
) {
  const lasting = boundedAnswers(most.lasting);
  const brief = boundedAnswers(most.brief);

  let asked = new Set<string>();
  /** Most searches are asked once: to store their answers would cost more than it saves. */
  const isAskedAgain = (key: string): boolean => {
    if (asked.has(key)) return true;
    if (asked.size === MOST_ASKED) asked = new Set();
    asked.add(key);
    return false;
  };

  const look = (key: string | null): FoundAnswer | null => {
    const known = key === null ? undefined : (lasting.get(key) ?? brief.get(key));
    if (!known) return null;
    const at = now().getTime();
    if (at < known.from || known.until <= at) return null;
    observe?.('hit');
    return found(known, at);
  };

  const find: FindAnswer = (address, accept) => look(keyOf(address, accept));

  async function ask(request: Request): Promise<Answer> {
    const accept = request.headers.get('accept') ?? '';
    const key = request.method === 'GET' ? keyOf(addressOf(request), accept) : null;
    if (key === null) return execute(request);
    const known = look(key);
    if (known) return answerOf(known);
    observe?.('miss');
    const from = now().getTime();
    const answer = await execute(request);
    const seconds = isPublic(answer) ? secondsOf(request) : 0;
    const isBrief = seconds < BRIEF_SECONDS;
    if (seconds === 0 || (isBrief && !isAskedAgain(key))) return answer;
    const body = bytesOf(await answer.text());
    answer.headers.delete('x-request-id');
    answer.headers.set('content-length', String(body.length));
    const made = { from, until: from + seconds * 1000, headers: [...answer.headers], body };
    (isBrief ? brief : lasting).set(key, made);
    for (const [name, value] of found(made, from).own) answer.headers.set(name, value);
    return new TextAnswer(body, { headers: answer.headers });
  }

  return { find, ask };
}
