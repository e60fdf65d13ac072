import { Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { showToast } from '#web/app/page/toasts.ts';
import type { CodeWay } from '#web/app/routes/account/code/sent-code.ts';
import type { EditedMemberFragment } from '#web/app/routes/account/edit-info/edited-member.gen.ts';
import { Button } from '#web/app/ui/button.tsx';
import { NewContact } from './new-contact.tsx';

type ContactsProps = {
  member: EditedMemberFragment;
  /** How this installation sends codes: a contact that cannot be proved cannot be given. */
  ways: readonly CodeWay[];
};

/**
 * How the member is reached. A new contact is confirmed by a code sent to it; the old one is
 * notified.
 */
export function Contacts({ member, ways }: ContactsProps) {
  const intl = useIntl();
  const [editing, setEditing] = useState<CodeWay | null>(null);
  const { profile, credentials } = member;
  const address = { EMAIL: profile.email, PHONE: profile.phone };

  function done() {
    setEditing(null);
    const title = intl.formatMessage({ id: 'account-edit-info.contacts.changed' });
    showToast({ tone: 'success', title });
  }

  return (
    <Stack gap="6">
      {ways.map((way) => (
        <Stack key={way} gap="2" alignItems="flex-start">
          <Text fontWeight="medium">
            <FormattedMessage id={way === 'EMAIL' ? 'account.email' : 'account.phone'} />
          </Text>
          <Text overflowWrap="anywhere">
            {address[way] ? (
              <bdi translate="no">{address[way]}</bdi>
            ) : (
              <FormattedMessage id="account-edit-info.contacts.none" />
            )}
          </Text>
          {editing === way ? (
            <NewContact
              way={way}
              credentials={credentials}
              onDone={done}
              onCancel={() => setEditing(null)}
            />
          ) : (
            <Button variant="secondary" onClick={() => setEditing(way)}>
              <FormattedMessage
                id={`account-edit-info.contacts.${address[way] ? 'change' : 'add'}.${way}`}
              />
            </Button>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
