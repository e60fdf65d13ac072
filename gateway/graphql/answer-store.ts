import { randomUUID } from 'node:crypto';
import { type Answer, TextAnswer } from './text-answer.ts';

/** A request was answered from the store, or had to be executed. */
export type StoreOutcome = 'hit' | 'miss';

export type AnswerStoreParts = {
  /** The gateway's clock: an answer is dropped when its time is over by it, and when it was set back. */
  readonly now: () => Date;
  /** Called for each request that may be answered from the store. */
  readonly observe?: (outcome: StoreOutcome) => void;
  /** Answers and bytes that are kept at most; the one that was used longest ago goes first. */
  readonly most?: { readonly answers: number; readonly bytes: number };
};

/** An answer as it is stored: the same object for all who get it, so that what is made of it can be kept beside it. */
export type StoredAnswer = {
  /** By the gateway's clock, in milliseconds. */
  readonly from: number;
  readonly until: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer>;
};

/** A stored answer for a request, and the headers of this request only. */
export type FoundAnswer = {
  readonly stored: StoredAnswer;
  readonly own: readonly (readonly [name: string, value: string])[];
};

/** The answer to a question that is in the store. The address begins at its path. */
export type FindAnswer = (address: string, accept: string) => FoundAnswer | null;

const MOST = { answers: 1_000, bytes: 16 * 1024 * 1024 };
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

/** For how many seconds its own browser may keep an answer; the gateway keeps it no longer. */
const secondsOf = ({ status, headers }: Answer): number => {
  const cacheControl = headers.get('cache-control') ?? '';
  if (status !== 200 || !cacheControl.startsWith('public') || headers.has('set-cookie')) return 0;
  return Number(/\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
};

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
 * Keeps public answers that browsers may keep too, and gives them to everyone who asks for the same, a page that is rendered
 * here as well. Whether an answer is public is decided where `cache-control` is set; one that read a session is never.
 */
export function storeAnswers(
  execute: (request: Request) => Promise<Answer>,
  { now, observe, most = MOST }: AnswerStoreParts,
) {
  const answers = new Map<string, StoredAnswer>();
  let bytes = 0;

  const drop = (key: string): void => {
    bytes -= answers.get(key)?.body.length ?? 0;
    answers.delete(key);
  };
  const store = (key: string, answer: StoredAnswer): void => {
    drop(key);
    answers.set(key, answer);
    bytes += answer.body.length;
    while (answers.size > most.answers || bytes > most.bytes) {
      const [oldest = key] = answers.keys();
      drop(oldest);
    }
  };
  const look = (key: string | null): FoundAnswer | null => {
    const known = key === null ? undefined : answers.get(key);
    if (key === null || !known) return null;
    const at = now().getTime();
    if (at < known.from || known.until <= at) return null;
    observe?.('hit');
    answers.delete(key);
    answers.set(key, known);
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
    const seconds = secondsOf(answer);
    if (seconds === 0) return answer;
    const body = new TextEncoder().encode(await answer.text());
    answer.headers.delete('x-request-id');
    answer.headers.set('content-length', String(body.length));
    const made = { from, until: from + seconds * 1000, headers: [...answer.headers], body };
    store(key, made);
    return answerOf(found(made, from));
  }

  return { find, ask };
}
