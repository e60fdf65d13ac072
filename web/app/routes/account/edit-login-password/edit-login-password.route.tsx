import { Stack, Tabs } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { loaderQuery } from '#web/app/apollo/loader-query.ts';
import { useLoaderQuery } from '#web/app/apollo/use-loader-query.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { page } from '#web/app/i18n/page.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { showToast } from '#web/app/page/toasts.ts';
import { ByOwnCode } from '#web/app/routes/account/confirm-contact/by-own-code.tsx';
import { Door } from '#web/app/routes/account/narrow-column.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { Route } from './+types/edit-login-password.route';
import { ChangePasswordForm } from './change-password.form.tsx';
import { EditLoginPasswordDocument } from './edit-login-password.route.gen.ts';

export const handle = page({
  messages: [
    'page',
    'account',
    'account-edit-login-password',
    'verification-code',
    'forms',
    'code',
    'code-account',
  ],
  unlisted: true,
});

/** It is personal: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(EditLoginPasswordDocument, () => ({}), { fresh: true });
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/**
 * Another login password, by the present one or by a code; the first one by a code (RULES 10.17).
 */
export default function EditLoginPasswordRoute({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const to = useLocalePath();
  const { member } = useLoaderQuery(EditLoginPasswordDocument, loaderData).data.viewer;
  if (!member) return null;
  const { profile, credentials } = member;
  const form = { username: profile.email ?? profile.phone ?? '', onDone: done };

  const byCode = (
    <Stack gap="4">
      <Muted size="md">
        <FormattedMessage
          id="account-edit-login-password.held"
          values={{ hours: LIMITS.pointsHoldHours }}
        />
      </Muted>
      <ByOwnCode purpose="RESET_LOGIN_PASSWORD" contacts={credentials.contacts}>
        {(sent) => <ChangePasswordForm by="CODE" sent={sent} {...form} />}
      </ByOwnCode>
    </Stack>
  );

  async function done() {
    const title = intl.formatMessage({ id: 'account-edit-login-password.done' });
    showToast({ tone: 'success', title });
    await navigate(to('/account'));
  }

  return (
    <Door>
      <PageTitle id="account-edit-login-password.title" />
      <PageHeading lead={<FormattedMessage id="account-edit-login-password.lead" />}>
        <FormattedMessage id="account-edit-login-password.title" />
      </PageHeading>
      <Panel>
        {credentials.loginPasswordSet ? (
          <Tabs.Root defaultValue="PASSWORD" lazyMount>
            <Tabs.List>
              <Tabs.Trigger value="PASSWORD">
                <FormattedMessage id="account.byPassword" />
              </Tabs.Trigger>
              <Tabs.Trigger value="CODE">
                <FormattedMessage id="account-edit-login-password.by.CODE" />
              </Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="PASSWORD">
              <ChangePasswordForm by="PASSWORD" {...form} />
            </Tabs.Content>
            <Tabs.Content value="CODE">{byCode}</Tabs.Content>
          </Tabs.Root>
        ) : (
          byCode
        )}
      </Panel>
      <TextLink alone to={to('/account')}>
        <FormattedMessage id="page.toAccount" />
      </TextLink>
    </Door>
  );
}
