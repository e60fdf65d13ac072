import { useApolloClient } from '@apollo/client/react';
import { useNavigate } from 'react-router';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { refreshMember } from '#web/app/shell/member/member-state.ts';
import { useWayBack } from './use-way-back.ts';

/**
 * What follows a sign-in: answers of the guest are forgotten, the top bar says who it is, and the
 * way leads back.
 */
export function useSignedIn(): () => Promise<void> {
  const client = useApolloClient();
  const navigate = useNavigate();
  const to = useLocalePath();
  const { back } = useWayBack();
  return async () => {
    await client.clearStore();
    void refreshMember();
    await navigate(back ?? to('/account'), { replace: true });
  };
}
