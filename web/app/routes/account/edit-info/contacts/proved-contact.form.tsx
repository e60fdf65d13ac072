import { useIntl } from 'react-intl';
import * as v from 'valibot';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { Form } from '#web/app/forms/form.tsx';
import { PhoneField } from '#web/app/forms/phone-field.tsx';
import { TextField } from '#web/app/forms/text-field.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { EmailSchema, PhoneSchema } from '#web/app/routes/account/code/contact.schema.ts';
import {
  type CodeWay,
  noContact,
  type SentCode,
  type TypedContact,
} from '#web/app/routes/account/code/sent-code.ts';
import { useSendCode } from '#web/app/routes/account/code/use-send-code.ts';
import { Button } from '#web/app/ui/button.tsx';

type ProvedContactFormProps = {
  way: CodeWay;
  /** The code that went to a contact that the member has. */
  old: SentCode;
  onSent: (sent: SentCode) => void;
};

const schemaOf = (way: CodeWay) =>
  v.object({
    ownCode: CodeText,
    email: way === 'EMAIL' ? EmailSchema.entries.email : v.string(),
    phone:
      way === 'PHONE'
        ? PhoneSchema.entries.phone
        : v.object({ areaCode: v.string(), number: v.string() }),
  });

/** The gateway's `ownProof.code` is the form's `ownCode`. */
const atOwnCode = ({ path, ...error }: UserError): UserError => ({
  ...error,
  path: path[0] === 'ownProof' ? ['ownCode'] : path,
});

/** The code to an old contact, and the new contact to which the next one goes (RULES 10.17). */
export function ProvedContactForm({ way, old, onSent }: ProvedContactFormProps) {
  const intl = useIntl();
  const send = useSendCode('CHANGE_CONTACT');
  const { email, phone } = noContact(useLocale());
  const form = useSiteForm(schemaOf(way), { ownCode: '', email, phone });
  return (
    <Form
      form={form}
      onSubmit={async ({ ownCode, ...typed }) => {
        const allowedBy = { challengeId: old.challengeId, code: ownCode };
        const contact: TypedContact = { ...typed, way, allowedBy };
        const answer = await send(contact);
        if ('errors' in answer) return answer.errors.map(atOwnCode);
        onSent(answer.sent);
        return undefined;
      }}
    >
      <CodeField
        name="ownCode"
        label={intl.formatMessage({ id: `account-edit-info.contacts.ownCode.${old.contact.way}` })}
      />
      {way === 'EMAIL' ? (
        <TextField
          name="email"
          type="email"
          autoComplete="email"
          label={intl.formatMessage({ id: 'account-edit-info.contacts.new.EMAIL' })}
          missing={intl.formatMessage({ id: 'account.email.missing' })}
        />
      ) : (
        <PhoneField
          name="phone"
          label={intl.formatMessage({ id: 'account-edit-info.contacts.new.PHONE' })}
          missing={intl.formatMessage({ id: 'account.phone.missing' })}
        />
      )}
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        <FormattedMessage id="account.code.send" />
      </Button>
    </Form>
  );
}
