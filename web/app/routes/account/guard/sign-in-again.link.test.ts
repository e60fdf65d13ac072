import { ApolloClient, ApolloLink, execute, gql, Observable } from '@apollo/client';
import { expect, test, vi } from 'vitest';
import { createCache } from '#web/app/apollo/cache.ts';
import { isSavedNumberMissing } from './session-expired.ts';
import { signInAgainLink } from './sign-in-again.link.ts';

const ENDED = { errors: [{ message: '', extensions: { code: 'UNAUTHENTICATED' } }] };
const DONE = { data: { done: true } };
const mutation = gql`mutation M { done }`;
const query = gql`query Q { done }`;

/** Answers the first request as an ended session does, and each later one. */
function site(signIn: () => Promise<boolean>, document = mutation) {
  const sent = vi.fn();
  const server = new ApolloLink(({ variables }) => {
    sent(variables);
    const answer = sent.mock.calls.length === 1 ? ENDED : DONE;
    return new Observable((observer) => {
      observer.next(answer);
      observer.complete();
    });
  });
  const link = signInAgainLink(signIn).concat(server);
  const client = new ApolloClient({ cache: createCache(), link });
  const ask = () =>
    new Promise((resolve, reject) =>
      execute(link, { query: document, variables: { key: 'k' } }, { client }).subscribe({
        next: resolve,
        error: reject,
      }),
    );
  return { sent, ask };
}

test('after the user has signed in again, the same mutation goes once more', async () => {
  const { sent, ask } = site(async () => true);
  expect(await ask()).toEqual(DONE);
  expect(sent.mock.calls).toEqual([[{ key: 'k' }], [{ key: 'k' }]]);
});

test('a user who does not sign in sees the error at the form', async () => {
  const { sent, ask } = site(async () => false);
  expect(await ask()).toEqual(ENDED);
  expect(sent).toHaveBeenCalledOnce();
});

test('a query is not sent again: the guard of the page asks for the sign-in', async () => {
  const signIn = vi.fn(async () => true);
  const { ask } = site(signIn, query);
  expect(await ask()).toEqual(ENDED);
  expect(signIn).not.toHaveBeenCalled();
});

/**
 * An answer to a booking of two travellers that says that the number of the second one's document
 * is missing.
 */
function refusedFor(savedKey: string | null, code = 'REQUIRED') {
  const path = ['passengers', '1', 'document', 'number'];
  const documents = [{ number: 'K1' }, { number: null, savedKey }];
  const variables = { input: { passengers: documents.map((document) => ({ document })) } };
  return isSavedNumberMissing(
    { data: { createOrder: { userErrors: [{ code, path }] } } },
    { variables },
  );
}

test('a booking whose saved document has no number had a member, who has been signed out', () => {
  expect(refusedFor('key')).toBe(true);
  expect(refusedFor(null)).toBe(false);
  expect(refusedFor('key', 'TOO_LONG')).toBe(false);
  expect(isSavedNumberMissing({ data: { done: true } }, { variables: {} })).toBe(false);
});
