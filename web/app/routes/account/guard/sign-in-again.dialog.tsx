import { useApolloClient } from '@apollo/client/react';
import { Stack, Tabs, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { LazyMessages } from '#web/app/i18n/lazy-messages.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { CodeWay } from '#web/app/routes/account/code/sent-code.ts';
import { useCodeWaysQuery } from '#web/app/routes/account/code-ways.query.gen.ts';
import { ByCode } from '#web/app/routes/account/login/by-code.tsx';
import { ByPasswordForm } from '#web/app/routes/account/login/by-password.form.tsx';
import { currentMember, refreshMember } from '#web/app/shell/member/member-state.ts';
import { Dialog } from '#web/app/ui/dialog/dialog.tsx';
import { MemberOfPageDocument } from './member-of-page.query.gen.ts';

type SignInAgainDialogProps = { onAnswer: (done: boolean) => void };

/** The member whose page is open, as the tab knows it. */
function useMemberOfPage(): string | null {
  const { cache } = useApolloClient();
  const [id] = useState(
    () => cache.readQuery({ query: MemberOfPageDocument })?.viewer.member?.id ?? null,
  );
  return id;
}

/**
 * Asks to sign in again, over the form whose session has ended: what was typed stays in it. Where
 * another member signs in, the page of the one before is left.
 */
export function SignInAgainDialog(props: SignInAgainDialogProps) {
  return (
    <LazyMessages
      features={[
        'account',
        'account-login',
        'verification-code',
        'forms',
        'code',
        'code-account',
        'region',
      ]}
    >
      <Window {...props} />
    </LazyMessages>
  );
}

function Window({ onAnswer }: SignInAgainDialogProps) {
  const intl = useIntl();
  const client = useApolloClient();
  const to = useLocalePath();
  const before = useMemberOfPage();
  // as the header names the member, which learns of the end later
  const [name] = useState(() => currentMember()?.firstName);

  async function onSignedIn() {
    const { data } = await client.query({
      query: MemberOfPageDocument,
      fetchPolicy: 'network-only',
    });
    const now = data?.viewer.member?.id ?? null;
    if (before !== null && now !== before) {
      location.assign(to('/account'));
      return;
    }
    void refreshMember();
    onAnswer(true);
  }

  return (
    <Dialog
      open
      onClose={() => onAnswer(false)}
      title={<FormattedMessage id="account.again.title" />}
      closeLabel={intl.formatMessage({ id: 'account.again.cancel' })}
    >
      <Stack gap="4">
        <p>
          <FormattedMessage id="account.again.text" />
        </p>
        {name && (
          <Text fontWeight="medium">
            <FormattedMessage
              id="account.again.who"
              values={{
                name: (
                  <bdi key="name" translate="no">
                    {name}
                  </bdi>
                ),
              }}
            />
          </Text>
        )}
        <Ways onSignedIn={onSignedIn} />
      </Stack>
    </Dialog>
  );
}

/** The ways of the sign-in page, without those that lead away from the form. */
function Ways({ onSignedIn }: { onSignedIn: () => Promise<void> }) {
  const { data } = useCodeWaysQuery();
  const codeWays: readonly CodeWay[] = data?.businessRules.credentials.codeWays ?? [];
  return (
    <Tabs.Root defaultValue="PASSWORD" lazyMount>
      <Tabs.List>
        <Tabs.Trigger value="PASSWORD">
          <FormattedMessage id="account-login.by.PASSWORD" />
        </Tabs.Trigger>
        {codeWays.map((way) => (
          <Tabs.Trigger key={way} value={way}>
            <FormattedMessage id={`account-login.by.${way}`} />
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="PASSWORD">
        <ByPasswordForm onSignedIn={onSignedIn} inPlace />
      </Tabs.Content>
      {codeWays.map((way) => (
        <Tabs.Content key={way} value={way}>
          <Stack gap="6">
            <ByCode way={way} onSignedIn={onSignedIn} inPlace />
          </Stack>
        </Tabs.Content>
      ))}
    </Tabs.Root>
  );
}
