import { randomUUID } from 'node:crypto';

/** A request was answered from the store, or had to be executed. */
export type StoreOutcome = 'hit' | 'miss';

export type AnswerStoreParts = {
  /** The gateway's clock: an answer is dropped when its time is over by it, and when it was set back. */
  readonly now: () => Date;
  /** Called for each request that may be answered from the store. */
  readonly observe?: (outcome: StoreOutcome) => void;
  /** Answers and characters that are kept at most; the one that was used longest ago goes first. */
  readonly most?: { readonly answers: number; readonly characters: number };
};

type Stored = {
  readonly from: number;
  readonly until: number;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: string;
};

const MOST = { answers: 1_000, characters: 32 * 1024 * 1024 };
/** Longer addresses are no documents of the site with usual variables. */
const LONGEST_KEY = 4_096;

/** What an answer depends on: document and variables are in the address, the form of the answer in `accept`. */
const keyOf = (request: Request): string | null => {
  if (request.method !== 'GET') return null;
  const { pathname, search } = new URL(request.url);
  const isDocument = pathname === '/graphql' && search.includes('documentId=');
  return isDocument && search.length <= LONGEST_KEY
    ? `${request.headers.get('accept') ?? ''} ${search}`
    : null;
};

/** For how many seconds its own browser may keep an answer; the gateway keeps it no longer. */
const secondsOf = ({ status, headers }: Response): number => {
  const cacheControl = headers.get('cache-control') ?? '';
  if (status !== 200 || !cacheControl.startsWith('public') || headers.has('set-cookie')) return 0;
  return Number(/\bmax-age=(\d+)/.exec(cacheControl)?.[1] ?? 0);
};

const answerOf = ({ headers, body, from }: Stored, now: number): Response =>
  new Response(body, {
    headers: [
      ...headers.map(([name, value]): [string, string] => [name, value]),
      ['age', String(Math.floor((now - from) / 1000))],
      ['x-request-id', randomUUID()],
    ],
  });

/**
 * Keeps public answers that browsers may keep too, and gives them to everyone who asks for the same, a page that is rendered
 * here as well. Whether an answer is public is decided where `cache-control` is set; one that read a session is never.
 */
export const storeAnswers = (
  execute: (request: Request) => Promise<Response>,
  { now, observe, most = MOST }: AnswerStoreParts,
): ((request: Request) => Promise<Response>) => {
  const stored = new Map<string, Stored>();
  let characters = 0;

  const drop = (key: string): void => {
    characters -= stored.get(key)?.body.length ?? 0;
    stored.delete(key);
  };
  const store = (key: string, answer: Stored): void => {
    drop(key);
    stored.set(key, answer);
    characters += answer.body.length;
    for (const oldest of stored.keys()) {
      if (stored.size <= most.answers && characters <= most.characters) return;
      drop(oldest);
    }
  };

  return async (request) => {
    const key = keyOf(request);
    if (key === null) return execute(request);
    const from = now().getTime();
    const known = stored.get(key);
    if (known && known.from <= from && from < known.until) {
      observe?.('hit');
      stored.delete(key);
      stored.set(key, known);
      return answerOf(known, from);
    }
    observe?.('miss');
    const answer = await execute(request);
    const seconds = secondsOf(answer);
    if (seconds === 0) return answer;
    const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id');
    const made = { from, until: from + seconds * 1000, headers, body: await answer.text() };
    store(key, made);
    return answerOf(made, from);
  };
};
