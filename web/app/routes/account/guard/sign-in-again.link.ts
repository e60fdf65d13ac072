import { ApolloLink } from '@apollo/client';
import { concatMap, from, of } from 'rxjs';
import { kindOf } from '#web/app/apollo/document-kind.ts';
import { faultOf } from '#web/app/apollo/fault.ts';
import { isSavedNumberMissing } from './saved-number-missing.ts';

/**
 * Sends a mutation once more when its session had ended and the user has signed in again meanwhile: with the same variables, and
 * so under the same idempotency key. `signIn` answers whether the user did; else the refusal goes on to the form. A booking is
 * open to guests too: that its session has ended shows when the gateway knows no number of a saved document.
 */
export const signInAgainLink = (signIn: () => Promise<boolean>): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      concatMap((result) => {
        const ended =
          faultOf(result)?.code === 'UNAUTHENTICATED' || isSavedNumberMissing(result, operation);
        if (!ended || kindOf(operation.query) !== 'mutation') return of(result);
        return from(signIn()).pipe(concatMap((done) => (done ? forward(operation) : of(result))));
      }),
    ),
  );
