import { useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { BCP47, LOCALE_NAMES, LOCALES } from '#schema/codes/base/locales.ts';
import { changedBirthProblem, memberAgeProblem } from '#schema/rules/club/member-age.ts';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import type { ProfileField, UpdateProfileInput } from '#web/app/apollo/schema-types.gen.ts';
import { DateField } from '#web/app/forms/date-field.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { SelectField } from '#web/app/forms/select-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { showToast } from '#web/app/page/toasts.ts';
import type { EditedMemberFragment } from '#web/app/routes/account/edit-info/edited-member.gen.ts';
import { OptionalPersonFields } from '#web/app/routes/account/optional-person-fields.tsx';
import { birthText, NameText } from '#web/app/routes/account/person.schema.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import {
  type Conflict,
  changeOf,
  mergedWith,
  type ProfileValues,
  valuesOf,
} from './profile-values.ts';
import { useUpdateProfileCommand } from './update-profile.mutation.gen.ts';

/**
 * The member's own data, ruled as the gateway rules it. What may be left out is empty then. A new
 * birthday may need a guardian's consent; the one that is stored needs none.
 */
const profileSchema = (stored: { dateOfBirth: string; hasGuardian: boolean }) =>
  v.object({
    lastName: NameText,
    firstName: NameText,
    title: v.string(),
    gender: v.string(),
    dateOfBirth: birthText((day, today) =>
      day === stored.dateOfBirth
        ? memberAgeProblem(day, today)
        : changedBirthProblem(day, stored.hasGuardian, today),
    ),
    nationality: v.string(),
    locale: v.string(),
  });

/**
 * Why a part of the profile is read-only, and whom to call about it (RULES 2.25): the text of the
 * code has the phone.
 */
function LockNotice({ locks }: Pick<EditedMemberFragment['profile'], 'locks'>) {
  const codeText = useCodeText();
  const [lock] = locks;
  if (!lock) return null;
  return (
    <Notice title={<FormattedMessage id="account-edit-info.profile.locked" />}>
      {codeText(lock.reason)}
    </Notice>
  );
}

/**
 * The member's own data. The form sends what was changed and the version that it showed: where
 * another window was faster, what was typed stays, fields that were not touched show what is stored
 * now, and of those changed in both the user sees both.
 */
export function ProfileForm({
  profile,
  agreements,
}: Pick<EditedMemberFragment, 'profile' | 'agreements'>) {
  const intl = useIntl();
  const [shown, setShown] = useState(profile);
  const [conflicts, setConflicts] = useState<readonly Conflict[]>([]);
  const { send, refusal } = useUpdateProfileCommand((input: UpdateProfileInput) => ({ input }));
  const hasGuardian = agreements.some(({ agreement }) => agreement === 'GUARDIAN');
  const form = useSiteForm(
    profileSchema({ dateOfBirth: shown.dateOfBirth, hasGuardian }),
    valuesOf(profile),
  );
  const isLocked = (field: ProfileField) => profile.locks.some((lock) => lock.field === field);

  const isOvertaken = refusal?.code === 'CHANGED_MEANWHILE' && profile.version !== shown.version;
  const merge = useEffectEvent(() => {
    const merged = mergedWith(valuesOf(profile), form.getValues(), valuesOf(shown));
    for (const [field, value] of Object.entries(merged.values))
      form.setValue(field as keyof ProfileValues, value, { shouldDirty: true });
    setConflicts(merged.conflicts);
    setShown(profile);
  });
  useEffect(() => {
    if (isOvertaken) merge();
  }, [isOvertaken]);

  function show(next: typeof profile) {
    setConflicts([]);
    setShown(next);
    form.reset(valuesOf(next));
  }

  return (
    <Form
      form={form}
      onSubmit={async (values) => {
        const answer = await send(changeOf(values, valuesOf(shown), shown.version));
        if (!answer || answer.errors.length > 0) return answer?.errors;
        if (answer.payload?.member) show(answer.payload.member.profile);
        const title = intl.formatMessage({ id: 'account-edit-info.profile.saved' });
        showToast({ tone: 'success', title });
        return undefined;
      }}
    >
      <ConflictNotice conflicts={conflicts} />
      <LockNotice locks={profile.locks} />
      <TextField
        name="lastName"
        autoComplete="family-name"
        disabled={isLocked('NAME')}
        label={intl.formatMessage({ id: 'account.lastName' })}
        missing={intl.formatMessage({ id: 'account.lastName.missing' })}
        limit={LIMITS.text.name}
        hint={<FormattedMessage id="account.nameHint" />}
      />
      <TextField
        name="firstName"
        autoComplete="given-name"
        disabled={isLocked('NAME')}
        label={intl.formatMessage({ id: 'account.firstName' })}
        missing={intl.formatMessage({ id: 'account.firstName.missing' })}
        limit={LIMITS.text.name}
      />
      <DateField
        name="dateOfBirth"
        birthday
        disabled={isLocked('DATE_OF_BIRTH')}
        label={intl.formatMessage({ id: 'account.dateOfBirth' })}
        missing={intl.formatMessage({ id: 'account.dateOfBirth.missing' })}
      />
      <OptionalPersonFields
        genderLocked={isLocked('GENDER')}
        nationalityLocked={isLocked('NATIONALITY')}
      />
      <SelectField
        name="locale"
        width="medium"
        placeholder={null}
        label={intl.formatMessage({ id: 'account-edit-info.profile.locale' })}
        hint={<FormattedMessage id="account-edit-info.profile.localeHint" />}
        options={LOCALES.map((one) => ({
          value: API_LOCALE[one],
          label: LOCALE_NAMES[one],
          lang: BCP47[one],
        }))}
      />
      <ButtonRow>
        <Button type="submit" loading={form.formState.isSubmitting}>
          <FormattedMessage id="account-edit-info.profile.save" />
        </Button>
        {refusal?.code === 'CHANGED_MEANWHILE' && (
          <Button variant="secondary" onClick={() => show(profile)}>
            <FormattedMessage id="account-edit-info.profile.showStored" />
          </Button>
        )}
      </ButtonRow>
    </Form>
  );
}
