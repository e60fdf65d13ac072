import { Tabs } from '@chakra-ui/react';
import { useState } from 'react';
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
import { useWayBack } from '#web/app/routes/account/use-way-back.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { Route } from './+types/edit-consumption-password.route';
import { ConsumptionPasswordForm } from './consumption-password.form.tsx';
import { EditConsumptionPasswordDocument } from './edit-consumption-password.route.gen.ts';

export const handle = page({
  messages: [
    'page',
    'account',
    'account-edit-consumption-password',
    'verification-code',
    'forms',
    'code',
    'code-account',
  ],
  unlisted: true,
});

/** It is personal: it is not cached. */
export const headers = () => ({ 'Cache-Control': 'private, no-store' });

const query = loaderQuery(EditConsumptionPasswordDocument, () => ({}), { fresh: true });
export const loader = query.loader;
export const clientLoader = query.clientLoader;

/**
 * The six digits that release points: set by those until now or by a code, which lifts a lock too
 * (RULES 10.12).
 */
export default function EditConsumptionPasswordRoute({ loaderData }: Route.ComponentProps) {
  const intl = useIntl();
  const navigate = useNavigate();
  const to = useLocalePath();
  const { back } = useWayBack();
  const { member } = useLoaderQuery(EditConsumptionPasswordDocument, loaderData).data.viewer;
  // what is saved does not put another form in the place of this one on the way back
  const [credentials] = useState(member?.credentials);
  if (!member || !credentials) return null;
  const { profile } = member;
  const { consumptionPasswordSet, consumptionPasswordLocked, contacts } = credentials;
  const form = { dateOfBirth: profile.dateOfBirth, onDone: done };
  const byCode = (
    <ByOwnCode purpose="SET_CONSUMPTION_PASSWORD" contacts={contacts}>
      {(sent) => <ConsumptionPasswordForm sent={sent} {...form} />}
    </ByOwnCode>
  );

  async function done() {
    const title = intl.formatMessage({ id: 'account-edit-consumption-password.done' });
    showToast({ tone: 'success', title });
    await navigate(back ?? to('/account'));
  }

  return (
    <Door>
      <PageTitle id="account-edit-consumption-password.title" />
      <PageHeading lead={<FormattedMessage id="account-edit-consumption-password.lead" />}>
        <FormattedMessage id="account-edit-consumption-password.title" />
      </PageHeading>
      {consumptionPasswordLocked && (
        <Notice tone="warning">
          <FormattedMessage
            id="account-edit-consumption-password.locked"
            values={{ tries: LIMITS.consumptionPassword.tries }}
          />
        </Notice>
      )}
      <Panel>
        {consumptionPasswordSet && !consumptionPasswordLocked ? (
          <Tabs.Root defaultValue="PRESENT" lazyMount>
            <Tabs.List>
              <Tabs.Trigger value="PRESENT">
                <FormattedMessage id="account.byPassword" />
              </Tabs.Trigger>
              <Tabs.Trigger value="CODE">
                <FormattedMessage id="account-edit-consumption-password.by.CODE" />
              </Tabs.Trigger>
            </Tabs.List>
            <Tabs.Content value="PRESENT">
              <ConsumptionPasswordForm {...form} />
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
