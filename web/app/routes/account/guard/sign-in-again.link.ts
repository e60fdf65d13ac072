import { ApolloLink } from '@apollo/client';
import { concatMap, from, of } from 'rxjs';
import { isSessionExpired } from './session-expired.ts';

/**
 * Sends a request once more when its session had ended and the user has signed in again meanwhile:
 * with the same variables, and so under the same idempotency key. `signIn` answers whether the user
 * did; else the answer goes on to the form or the page.
 * @param wasMember as in `isSessionExpired`
 */
export const signInAgainLink = (signIn: () => Promise<boolean>, wasMember = false): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      concatMap((result) => {
        if (!isSessionExpired(result, operation, wasMember)) return of(result);
        return from(signIn()).pipe(concatMap((done) => (done ? forward(operation) : of(result))));
      }),
    ),
  );
