import { Stack, Text } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { List } from '#web/app/ui/list.tsx';
import { TextAnchor, TextLink } from '#web/app/ui/text-link.tsx';
import type { EditedMemberFragment } from './edited-member.gen.ts';

const TEXTS = {
  MEMBERSHIP: '/userRegistrationAgreement',
  PRIVACY: '/privacyPolicy',
  GUARDIAN: '/childrenPrivacyPolicy',
} as const;

const isKnown = (agreement: string): agreement is keyof typeof TEXTS => agreement in TEXTS;

/** What the member has agreed to, each with its text and the day. */
export function Consents({ agreements }: Pick<EditedMemberFragment, 'agreements'>) {
  const to = useLocalePath();
  const { moment } = useClock();
  return (
    <List>
      {agreements.map(({ agreement, agreedAt, guardianName }) =>
        isKnown(agreement) ? (
          <Stack as="li" key={agreement} gap="0">
            <TextLink to={to(TEXTS[agreement])}>
              <FormattedMessage
                id={`account-edit-info.consents.${agreement}`}
                values={{ name: guardianName }}
              />
            </TextLink>
            <Text color="fg.muted" fontSize="sm">
              <FormattedMessage
                id="account-edit-info.consents.since"
                values={{ time: moment(agreedAt, BRAND.commercialZone) }}
              />
            </Text>
          </Stack>
        ) : null,
      )}
    </List>
  );
}

/** The download of everything that is stored about the member. */
export function PersonalDataDownload({ ownDataUrl }: Pick<EditedMemberFragment, 'ownDataUrl'>) {
  return (
    <Stack gap="2" alignItems="flex-start">
      <p>
        <FormattedMessage id="account-edit-info.data.text" />
      </p>
      <TextAnchor alone href={ownDataUrl} download>
        <FormattedMessage id="account-edit-info.data.download" />
      </TextAnchor>
    </Stack>
  );
}
