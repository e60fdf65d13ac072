import { useWatch } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { commercialDay } from '#schema/rules/base/time.ts';
import { memberAgeProblem, needsGuardian } from '#schema/rules/club/member-age.ts';
import { TextField } from '#web/app/forms/text-field.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { AgreementField } from './agreement-field.tsx';

/** Whether the person whose day of birth is typed joins with a guardian's consent. */
export function isMinor(dateOfBirth: string): boolean {
  if (!isLocalDate(dateOfBirth)) return false;
  const today = commercialDay(new Date());
  return !memberAgeProblem(dateOfBirth, today) && needsGuardian(dateOfBirth, today);
}

/** The consent of a parent or guardian, once the day of birth is that of a minor (RULES 9.18). */
export function GuardianFields() {
  const intl = useIntl();
  const dateOfBirth: unknown = useWatch({ name: 'dateOfBirth' });
  if (typeof dateOfBirth !== 'string' || !isMinor(dateOfBirth)) return null;
  return (
    <>
      <Notice role="status">
        <FormattedMessage
          id="account-register.guardian.why"
          values={{ age: MEMBERSHIP_TERMS.aloneFromAge }}
        />
      </Notice>
      <TextField
        name="guardianName"
        autoComplete="off"
        limit={LIMITS.text.contactName}
        label={intl.formatMessage({ id: 'account-register.guardian.name' })}
        missing={intl.formatMessage({ id: 'account-register.guardian.missing' })}
      />
      <AgreementField which="GUARDIAN" />
    </>
  );
}
