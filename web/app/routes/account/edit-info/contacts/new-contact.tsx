import { Stack } from '@chakra-ui/react';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { EmailForm, PhoneForm } from '#web/app/routes/account/code/contact.form.tsx';
import { SentStep, useContactCode } from '#web/app/routes/account/code/contact-code.tsx';
import type { CodeWay } from '#web/app/routes/account/code/sent-code.ts';
import { ByOwnCode } from '#web/app/routes/account/confirm-contact/by-own-code.tsx';
import type { EditedMemberFragment } from '#web/app/routes/account/edit-info/edited-member.gen.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { ContactCodeForm } from './contact-code.form.tsx';
import { ProvedContactForm } from './proved-contact.form.tsx';

type NewContactProps = {
  way: CodeWay;
  credentials: EditedMemberFragment['credentials'];
  onDone: () => void;
  onCancel: () => void;
};

/**
 * A new contact: first where the code goes, then the code with the login password. A member without
 * a password first proves a contact of before (RULES 10.17). What follows a change is said before
 * it.
 */
export function NewContact({ way, credentials, onDone, onCancel }: NewContactProps) {
  const { sent, typed, onSent, onBack } = useContactCode();
  const { loginPasswordSet, contacts } = credentials;
  const step = { purpose: 'CHANGE_CONTACT', typed, onSent } as const;
  return (
    <Stack gap="4" width="full" maxWidth="30rem">
      <Muted size="md">
        <FormattedMessage
          id="account-edit-info.contacts.follows"
          values={{ undoHours: LIMITS.contactUndoHours, holdHours: LIMITS.pointsHoldHours }}
        />
      </Muted>
      {sent && (
        <SentStep sent={sent} onSent={onSent} onBack={onBack}>
          <ContactCodeForm sent={sent} passwordSet={loginPasswordSet} onDone={onDone} />
        </SentStep>
      )}
      {!sent && loginPasswordSet && way === 'EMAIL' && <EmailForm {...step} />}
      {!sent && loginPasswordSet && way === 'PHONE' && <PhoneForm {...step} />}
      {!loginPasswordSet && (
        // it stays for the way back: its code is good for a while
        <Stack gap="4" display={sent ? 'none' : 'flex'}>
          <p>
            <FormattedMessage id="account-edit-info.contacts.proveFirst" />
          </p>
          <ByOwnCode purpose="ALLOW_CONTACT_CHANGE" contacts={contacts}>
            {(old) => <ProvedContactForm way={way} old={old} onSent={onSent} />}
          </ByOwnCode>
        </Stack>
      )}
      <Button variant="quiet" onClick={onCancel}>
        <FormattedMessage id="account-edit-info.contacts.cancel" />
      </Button>
    </Stack>
  );
}
