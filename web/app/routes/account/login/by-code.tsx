import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { CodeField } from '#web/app/forms/code/code-field.tsx';
import { CodeText } from '#web/app/forms/code/code-text.ts';
import { Form } from '#web/app/forms/form.tsx';
import { useSiteForm } from '#web/app/forms/use-site-form.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { EmailForm, PhoneForm } from '#web/app/routes/account/code/contact.form.tsx';
import { SentStep, useContactCode } from '#web/app/routes/account/code/contact-code.tsx';
import type { CodeWay, ProvedContact, SentCode } from '#web/app/routes/account/code/sent-code.ts';
import { useWayBack } from '#web/app/routes/account/use-way-back.ts';
import { storeSignInWay } from '#web/app/session/sign-in-way.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { RememberField } from './remember-field.tsx';
import { useSignIn } from './use-sign-in.ts';

const CodeSchema = v.object({ code: CodeText, remember: v.boolean() });

type ByCodeProps = {
  onSignedIn: () => Promise<void>;
  /** Over another form: nothing leads away from it. */
  inPlace?: boolean;
};
type CodeFormProps = ByCodeProps & { sent: SentCode };

/** The second step: the code. */
function CodeForm({ sent, onSignedIn, inPlace = false }: CodeFormProps) {
  const intl = useIntl();
  const signIn = useSignIn();
  const { keeping } = useWayBack();
  // the code that was right, where it is no member's: it serves to join
  const [right, setRight] = useState<string | null>(null);
  const form = useSiteForm(CodeSchema, { code: '', remember: false });
  return (
    <Form
      form={form}
      onSubmit={async ({ code, remember }) => {
        const { challengeId } = sent;
        const answer = await signIn({ code: { challengeId, code } }, remember);
        if ('errors' in answer) {
          const isStranger = answer.errors.some((error) => error.code === 'NOT_A_MEMBER');
          setRight(isStranger ? code : null);
          return answer.errors;
        }
        storeSignInWay(sent.contact.way);
        await onSignedIn();
        return undefined;
      }}
    >
      {right && !inPlace && (
        <Notice>
          <TextLink to={keeping('/register')} state={{ sent, code: right } satisfies ProvedContact}>
            <FormattedMessage id="account-login.joinNow" />
          </TextLink>
        </Notice>
      )}
      <RememberField />
      <CodeField name="code" label={intl.formatMessage({ id: 'account.code.label' })} sends />
      <Button type="submit" size="lg" loading={form.formState.isSubmitting}>
        <FormattedMessage id="account-login.submit" />
      </Button>
    </Form>
  );
}

/** Signing in by a code: where it goes, then the code. */
export function ByCode({ way, ...member }: ByCodeProps & { way: CodeWay }) {
  const { sent, typed, onSent, onBack } = useContactCode();
  if (!sent) {
    const form = { purpose: 'SIGN_IN', typed, onSent } as const;
    return way === 'EMAIL' ? <EmailForm {...form} /> : <PhoneForm {...form} />;
  }
  return (
    <SentStep sent={sent} onSent={onSent} onBack={onBack}>
      <CodeForm sent={sent} {...member} />
    </SentStep>
  );
}
