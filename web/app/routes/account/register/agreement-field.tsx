import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { CheckboxField } from '#web/app/forms/checkbox-field.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { TextLink } from '#web/app/ui/text-link.tsx';

const PAGES = {
  MEMBERSHIP: '/userRegistrationAgreement',
  PRIVACY: '/privacyPolicy',
  GUARDIAN: '/childrenPrivacyPolicy',
} as const;

/** One consent, with its text in a tab of its own: what is typed here stays. */
export function AgreementField({ which }: { which: keyof typeof PAGES }) {
  const intl = useIntl();
  const to = useLocalePath();
  const link = (words: ReactNode) => (
    <TextLink to={to(PAGES[which])} target="_blank" rel="noopener">
      {words}
    </TextLink>
  );
  return (
    <CheckboxField
      name={`agreements.${which}`}
      label={intl.formatMessage({ id: `account-register.agreement.${which}` })}
    >
      <FormattedMessage id={`account-register.agree.${which}`} values={{ link }} />
    </CheckboxField>
  );
}
