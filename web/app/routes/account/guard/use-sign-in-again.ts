import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef, useState } from 'react';
import { mayBeSignedIn } from '#web/app/session/signed-in.ts';
import { MemberOfPageDocument } from './member-of-page.query.gen.ts';
import { signInAgainLink } from './sign-in-again.link.ts';

type Answer = (done: boolean) => void;

async function isSignedIn(client: ApolloClient): Promise<boolean> {
  const asked = { query: MemberOfPageDocument, fetchPolicy: 'no-cache' } as const;
  const answer = await client.query(asked).catch(() => null);
  return Boolean(answer?.data?.viewer.member);
}

/**
 * While a page of members is open, a request whose session has ended waits until the user has
 * signed in again, or does not want to: `asked` is true meanwhile, and `answer` says which. Several
 * requests wait for one sign-in.
 */
export function useSignInAgain() {
  const client = useApolloClient();
  const [asked, setAsked] = useState(false);
  const waiting = useRef<Answer[]>([]);

  useEffect(() => {
    const { link } = client;
    const again = signInAgainLink(async () => {
      // who is signed in still is told what else is wrong
      if (await isSignedIn(client)) return false;
      return new Promise((resolve) => {
        waiting.current.push(resolve);
        setAsked(true);
      });
    }, mayBeSignedIn(document.cookie));
    client.setLink(again.concat(link));
    return () => client.setLink(link);
  }, [client]);

  function answer(done: boolean) {
    setAsked(false);
    for (const resolve of waiting.current.splice(0)) resolve(done);
  }
  return { asked, answer };
}
