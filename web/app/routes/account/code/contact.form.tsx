import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import type { VerificationPurpose } from '#web/app/apollo/schema-types.gen.ts';
import { Form } from '#web/app/forms/form.tsx';
import { PhoneField } from '#web/app/forms/phone-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { EmailSchema, PhoneSchema } from './contact.schema.ts';
import type { CodeWay, SentCode, TypedContact } from './sent-code.ts';
import { useSendCode } from './use-send-code.ts';

type ContactFormProps = {
  purpose: VerificationPurpose;
  /** What was typed before: it is there again after the way back. */
  typed: TypedContact;
  onSent: (sent: SentCode) => void;
  children?: ReactNode;
};

/** The first step by e-mail: where the code goes. */
export function EmailForm({ purpose, typed, onSent, children }: ContactFormProps) {
  const intl = useIntl();
  const send = useSendCode(purpose);
  const form = useSiteForm(EmailSchema, { email: typed.email });
  return (
    <Form
      form={form}
      onSubmit={async ({ email }) => {
        const answer = await send({ ...typed, way: 'EMAIL', email });
        if ('errors' in answer) return answer.errors;
        onSent(answer.sent);
        return undefined;
      }}
    >
      <TextField
        name="email"
        type="email"
        autoComplete="email"
        label={intl.formatMessage({ id: 'account.email' })}
        missing={intl.formatMessage({ id: 'account.email.missing' })}
      />
      {children}
      <SendButton loading={form.formState.isSubmitting} />
    </Form>
  );
}

/** The first step by text message. */
export function PhoneForm({ purpose, typed, onSent, children }: ContactFormProps) {
  const intl = useIntl();
  const send = useSendCode(purpose);
  const form = useSiteForm(PhoneSchema, { phone: typed.phone });
  return (
    <Form
      form={form}
      onSubmit={async ({ phone }) => {
        const answer = await send({ ...typed, way: 'PHONE', phone });
        if ('errors' in answer) return answer.errors;
        onSent(answer.sent);
        return undefined;
      }}
    >
      <PhoneField
        name="phone"
        label={intl.formatMessage({ id: 'account.phone' })}
        missing={intl.formatMessage({ id: 'account.phone.missing' })}
      />
      {children}
      <SendButton loading={form.formState.isSubmitting} />
    </Form>
  );
}

function SendButton({ loading }: { loading: boolean }) {
  return (
    <Button type="submit" size="lg" loading={loading}>
      <FormattedMessage id="account.code.send" />
    </Button>
  );
}

type ContactStepProps = Omit<ContactFormProps, 'children'> & { ways: readonly CodeWay[] };

/** The first step where one chooses between the ways: a new member, or a forgotten password. */
export function ContactStep({ ways, ...form }: ContactStepProps) {
  const [way, setWay] = useState<CodeWay>(form.typed.way);
  const other: CodeWay = way === 'EMAIL' ? 'PHONE' : 'EMAIL';
  return (
    <>
      {way === 'EMAIL' ? <EmailForm {...form} /> : <PhoneForm {...form} />}
      {ways.includes(other) && (
        <Button variant="quiet" onClick={() => setWay(other)}>
          <FormattedMessage id={`account.useInstead.${other}`} />
        </Button>
      )}
    </>
  );
}
