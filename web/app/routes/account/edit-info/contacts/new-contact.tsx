import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CodeAgain, CodeSent } from '#web/app/routes/account/code/code-sent.tsx';
import { EmailForm, PhoneForm } from '#web/app/routes/account/code/contact.form.tsx';
import { type CodeWay, NO_CONTACT, type SentCode } from '#web/app/routes/account/code/sent-code.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ContactCodeForm } from './contact-code.form.tsx';

type NewContactProps = {
  way: CodeWay;
  passwordSet: boolean;
  onDone: () => void;
  onCancel: () => void;
};

/** A new contact: first where the code goes, then the code. */
export function NewContact({ way, passwordSet, onDone, onCancel }: NewContactProps) {
  const [sent, setSent] = useState<SentCode | null>(null);
  const [typed, setTyped] = useState(NO_CONTACT);
  const step = { purpose: 'CHANGE_CONTACT', typed, onSent: setSent } as const;
  return (
    <Stack gap="4" width="full" maxWidth="30rem">
      {sent && (
        <>
          <CodeSent key={sent.challengeId} sent={sent} />
          <ContactCodeForm sent={sent} passwordSet={passwordSet} onDone={onDone} />
          <CodeAgain
            sent={sent}
            onSent={setSent}
            onBack={() => {
              setTyped(sent.contact);
              setSent(null);
            }}
          />
        </>
      )}
      {!sent && (way === 'EMAIL' ? <EmailForm {...step} /> : <PhoneForm {...step} />)}
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage id="account-edit-info.contacts.cancel" />
      </Button>
    </Stack>
  );
}
