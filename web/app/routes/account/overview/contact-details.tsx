import { Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { formatPhone } from '#schema/format/phone.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { DescriptionList } from '#web/app/ui/description-list.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { AccountQuery } from './account.route.gen.ts';

type Member = NonNullable<AccountQuery['viewer']['member']>;

function consumptionState({
  consumptionPasswordSet,
  consumptionPasswordLocked,
}: Member['credentials']): MessageId {
  if (consumptionPasswordLocked) return 'account-overview.locked';
  return consumptionPasswordSet ? 'account-overview.set' : 'account-overview.consumptionNotSet';
}

/** How the member is reached, which passwords are set, and where each is changed. */
export function ContactDetails({ profile, credentials }: Pick<Member, 'profile' | 'credentials'>) {
  const intl = useIntl();
  const to = useLocalePath();
  const none = intl.formatMessage({ id: 'account-overview.none' });
  const text = (id: MessageId): ReactNode => <FormattedMessage id={id} />;
  const { loginPasswordSet, consumptionPasswordSet } = credentials;
  return (
    <Stack gap="4">
      <DescriptionList
        items={[
          { term: text('account.email'), value: <bdi translate="no">{profile.email ?? none}</bdi> },
          {
            term: text('account.phone'),
            value: <bdi translate="no">{profile.phone ? formatPhone(profile.phone) : none}</bdi>,
          },
          {
            term: text('account-overview.loginPassword'),
            value: text(loginPasswordSet ? 'account-overview.set' : 'account-overview.notSet'),
          },
          {
            term: text('account-overview.consumptionPassword'),
            value: text(consumptionState(credentials)),
          },
        ]}
      />
      <Stack gap="3" alignItems="flex-start">
        <TextLink alone to={to('/account/editInfo')}>
          <FormattedMessage id="account-overview.editInfo" />
        </TextLink>
        <TextLink alone to={to('/account/editLoginPwd')}>
          <FormattedMessage id={`account-overview.login.${loginPasswordSet ? 'change' : 'set'}`} />
        </TextLink>
        <TextLink alone to={to('/account/editConsumePwd')}>
          <FormattedMessage
            id={
              consumptionPasswordSet
                ? 'account-overview.consumption.change'
                : 'page.setPointsPassword'
            }
          />
        </TextLink>
      </Stack>
    </Stack>
  );
}
