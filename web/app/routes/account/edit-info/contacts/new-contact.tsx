import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { EmailForm, PhoneForm } from '#web/app/routes/account/code/contact.form.tsx';
import { SentStep, useContactCode } from '#web/app/routes/account/code/contact-code.tsx';
import type { CodeWay } from '#web/app/routes/account/code/sent-code.ts';
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
  const { sent, typed, onSent, onBack } = useContactCode();
  const step = { purpose: 'CHANGE_CONTACT', typed, onSent } as const;
  return (
    <Stack gap="4" width="full" maxWidth="30rem">
      {sent && (
        <SentStep sent={sent} onSent={onSent} onBack={onBack}>
          <ContactCodeForm sent={sent} passwordSet={passwordSet} onDone={onDone} />
        </SentStep>
      )}
      {!sent && (way === 'EMAIL' ? <EmailForm {...step} /> : <PhoneForm {...step} />)}
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage id="account-edit-info.contacts.cancel" />
      </Button>
    </Stack>
  );
}
