import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import type { RegisterMemberInput } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { DateField } from '#web/app/forms/date-field.tsx';
import { Form } from '#web/app/forms/form.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { forgetDraft, useDraft } from '#web/app/forms/use-draft.ts';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import type { SentCode } from '#web/app/routes/account/code/sent-code.ts';
import { NewPasswordFields } from '#web/app/routes/account/new-password-fields.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { AgreementField } from './agreement-field.tsx';
import { GuardianFields, isMinor } from './guardian-fields.tsx';
import { RegisterSchema } from './register.schema.ts';
import { useRegisterMemberCommand } from './register-member.mutation.gen.ts';

const DRAFT = 'register';
const SECRETS = ['code', 'loginPassword', 'repeated'];

type Joining = Omit<RegisterMemberInput, 'idempotencyKey'>;

type DetailsFormProps = {
  sent: SentCode;
  /** A code that was typed right already. */
  code: string | null;
  onJoined: () => Promise<void>;
};

/** The gateway's `proof.code` is the form's `code`. */
const atField = (error: UserError): UserError => ({
  ...error,
  path: error.path[0] === 'proof' ? error.path.slice(1) : error.path,
});

/** The second step: the code, and who joins. */
export function DetailsForm({ sent, code: proved, onJoined }: DetailsFormProps) {
  const intl = useIntl();
  const locale = API_LOCALE[useLocale()];
  const { send } = useRegisterMemberCommand((joining: Joining, idempotencyKey) => ({
    input: { ...joining, idempotencyKey },
  }));
  const form = useSiteForm(RegisterSchema, {
    code: proved ?? '',
    lastName: '',
    firstName: '',
    dateOfBirth: '',
    loginPassword: '',
    repeated: '',
    guardianName: '',
  });
  useDraft(form, DRAFT, SECRETS);
  return (
    <Form
      form={form}
      onSubmit={async ({ code, repeated: _, loginPassword, agreements: _agreed, ...person }) => {
        const minor = isMinor(person.dateOfBirth);
        const result = await send({
          ...person,
          // asked for in the account: they can wait
          title: null,
          gender: null,
          nationality: null,
          guardianName: minor ? person.guardianName : null,
          proof: { challengeId: sent.challengeId, code },
          loginPassword: loginPassword || null,
          agreements: ['MEMBERSHIP', 'PRIVACY', ...(minor ? (['GUARDIAN'] as const) : [])],
          locale,
        });
        if (!result?.payload?.viewer) return result?.errors.map(atField);
        forgetDraft(DRAFT);
        await onJoined();
        return undefined;
      }}
    >
      {proved === null && (
        <CodeField name="code" label={intl.formatMessage({ id: 'account.code.label' })} />
      )}
      <TextField
        name="lastName"
        autoComplete="family-name"
        autoCapitalize="characters"
        limit={LIMITS.text.name}
        label={intl.formatMessage({ id: 'account.lastName' })}
        missing={intl.formatMessage({ id: 'account.lastName.missing' })}
        hint={<FormattedMessage id="account.nameHint" />}
      />
      <TextField
        name="firstName"
        autoComplete="given-name"
        autoCapitalize="characters"
        limit={LIMITS.text.name}
        label={intl.formatMessage({ id: 'account.firstName' })}
        missing={intl.formatMessage({ id: 'account.firstName.missing' })}
      />
      <DateField
        name="dateOfBirth"
        birthday
        label={intl.formatMessage({ id: 'account.dateOfBirth' })}
        missing={intl.formatMessage({ id: 'account.dateOfBirth.missing' })}
      />
      <NewPasswordFields name="loginPassword" optional />
      <AgreementField which="MEMBERSHIP" />
      <AgreementField which="PRIVACY" />
      <GuardianFields />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        <FormattedMessage id="account-register.submit" />
      </Button>
    </Form>
  );
}
