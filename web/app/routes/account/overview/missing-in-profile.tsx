import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { CodeWay } from '#web/app/routes/account/code/sent-code.ts';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { AccountQuery } from './account.route.gen.ts';

type Profile = NonNullable<AccountQuery['viewer']['member']>['profile'];

/**
 * What a profile can hold and this one does not; a contact only where this installation can prove
 * it.
 */
export function missingIn(profile: Profile, ways: readonly CodeWay[]) {
  const { email, phone, nationality, gender, documents } = profile;
  const given = {
    EMAIL: email || !ways.includes('EMAIL'),
    PHONE: phone || !ways.includes('PHONE'),
    NATIONALITY: nationality,
    GENDER: gender,
    DOCUMENT: documents.some(({ state }) => state === 'AUTHENTICATED' || state === 'UNDER_REVIEW'),
  };
  return (Object.keys(given) as (keyof typeof given)[]).filter((one) => !given[one]);
}

/** The part of the page where it is given. */
const PART = {
  EMAIL: 'contacts',
  PHONE: 'contacts',
  NATIONALITY: 'profile',
  GENDER: 'profile',
  DOCUMENT: 'documents',
} as const;

/** What is missing in the profile, with the way to it; nothing where it is whole. */
export function MissingInProfile({
  profile,
  ways,
}: {
  profile: Profile;
  ways: readonly CodeWay[];
}) {
  const to = useLocalePath();
  const missing = missingIn(profile, ways);
  if (missing.length === 0) return null;
  return (
    <Notice title={<FormattedMessage id="account-overview.missing" />}>
      <Stack gap="2" alignItems="flex-start">
        <Stack as="ul" gap="0" listStyleType="disc" paddingInlineStart="5">
          {missing.map((one) => (
            <li key={one}>
              <TextLink to={`${to('/account/editInfo')}#${PART[one]}`}>
                <FormattedMessage id={`account-overview.missing.${one}`} />
              </TextLink>
            </li>
          ))}
        </Stack>
      </Stack>
    </Notice>
  );
}
