import { Stack, Tabs } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { page } from '#web/app/i18n/page.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { pageOfMembers } from '#web/app/routes/account/guard/pages-of-members.ts';
import { loadCodeWays } from '#web/app/routes/account/load-code-ways.ts';
import { Door } from '#web/app/routes/account/narrow-column.tsx';
import { useSignedIn } from '#web/app/routes/account/use-signed-in.ts';
import { useWayBack } from '#web/app/routes/account/use-way-back.ts';
import picture from '#web/app/scenes/drawn/dlc.gen.svg?url&no-inline';
import { type SignInWay, storedSignInWay } from '#web/app/session/sign-in-way.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { Route } from './+types/login.route';
import { ByCode } from './by-code.tsx';
import { ByPasswordForm } from './by-password.form.tsx';

export const handle = page({
  messages: [
    'page',
    'account',
    'scenes',
    'account-login',
    'verification-code',
    'forms',
    'code',
    'code-account',
    'region',
  ],
  unlisted: true,
  hideTopBar: true,
});

export const headers = () => ({ 'Cache-Control': 'private, no-store' });

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await loadCodeWays(args)),
  last: storedSignInWay(args.request.headers.get('cookie')),
});
export const clientLoader = async (args: Route.ClientLoaderArgs) => ({
  ...(await loadCodeWays(args)),
  last: storedSignInWay(document.cookie),
});

/** Three ways in, the one of last time first, and the way on without any. */
export default function LoginRoute({ loaderData }: Route.ComponentProps) {
  const onSignedIn = useSignedIn();
  const { back, guest, keeping } = useWayBack();
  const { codeWays, last } = loaderData;
  const ways: readonly SignInWay[] = [...codeWays, 'PASSWORD'];
  return (
    <Door scene={{ address: picture, label: 'scenes.DLC' }}>
      <PageTitle id="account-login.title" />
      <PageHeading>
        <FormattedMessage id="account-login.title" />
      </PageHeading>
      {back && (
        <Notice>
          <FormattedMessage id="account-login.needed" values={{ page: pageOfMembers(back) }} />
        </Notice>
      )}
      <Panel>
        <Tabs.Root defaultValue={ways.find((way) => way === last) ?? ways[0]}>
          <Tabs.List>
            {codeWays.map((way) => (
              <Tabs.Trigger key={way} value={way}>
                <FormattedMessage id={`account-login.by.${way}`} />
              </Tabs.Trigger>
            ))}
            <Tabs.Trigger value="PASSWORD">
              <FormattedMessage id="account-login.by.PASSWORD" />
            </Tabs.Trigger>
          </Tabs.List>
          {codeWays.map((way) => (
            <Tabs.Content key={way} value={way}>
              <Stack gap="6">
                <ByCode way={way} onSignedIn={onSignedIn} />
              </Stack>
            </Tabs.Content>
          ))}
          <Tabs.Content value="PASSWORD">
            <ByPasswordForm onSignedIn={onSignedIn} />
          </Tabs.Content>
        </Tabs.Root>
      </Panel>
      <Stack gap="3">
        <TextLink alone to={keeping('/register')}>
          <FormattedMessage id="account-login.join" />
        </TextLink>
        <TextLink alone to={guest}>
          <FormattedMessage id="account-login.guest" />
        </TextLink>
      </Stack>
    </Door>
  );
}
