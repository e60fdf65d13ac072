import { Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { page } from '#web/app/i18n/page.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { showToast } from '#web/app/page/toasts.ts';
import { ContactStep } from '#web/app/routes/account/code/contact.form.tsx';
import { SentStep, useContactCode } from '#web/app/routes/account/code/contact-code.tsx';
import { loadCodeWays } from '#web/app/routes/account/load-code-ways.ts';
import { Door } from '#web/app/routes/account/narrow-column.tsx';
import { useSignedIn } from '#web/app/routes/account/use-signed-in.ts';
import { useWayBack } from '#web/app/routes/account/use-way-back.ts';
import picture from '#web/app/scenes/drawn/dlc.gen.svg?url&no-inline';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { Route } from './+types/reset-password.route';
import { ResetForm } from './reset.form.tsx';

export const handle = page({
  messages: [
    'page',
    'account',
    'scenes',
    'account-reset-password',
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

export const loader = loadCodeWays;
export const clientLoader = loadCodeWays;

/**
 * A forgotten password: a code to the member's contact, then a new password, with which one is
 * signed in. The answer does not say who is a member.
 */
export default function ResetPasswordRoute({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const onSignedIn = useSignedIn();
  const { keeping } = useWayBack();
  const { sent, typed, onSent, onBack } = useContactCode();
  const { codeWays } = loaderData;

  async function done() {
    const title = intl.formatMessage({ id: 'account-reset-password.done' });
    showToast({ tone: 'success', title });
    await onSignedIn();
  }

  return (
    <Door scene={{ address: picture, label: 'scenes.DLC' }}>
      <PageTitle id="account-reset-password.title" />
      <PageHeading
        lead={
          <FormattedMessage
            id="account-reset-password.lead"
            values={{ hours: LIMITS.pointsHoldHours }}
          />
        }
      >
        <FormattedMessage id="account-reset-password.title" />
      </PageHeading>
      <Panel>
        <Stack gap="6">
          {sent ? (
            <SentStep sent={sent} onSent={onSent} onBack={onBack}>
              <ResetForm sent={sent} onDone={done} />
            </SentStep>
          ) : (
            <ContactStep
              purpose="RESET_LOGIN_PASSWORD"
              typed={typed}
              ways={codeWays}
              onSent={onSent}
            />
          )}
        </Stack>
      </Panel>
      <TextLink alone to={keeping('/login')}>
        <FormattedMessage id="account-reset-password.signIn" />
      </TextLink>
    </Door>
  );
}
