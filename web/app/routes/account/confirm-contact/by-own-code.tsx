import { Stack } from '@chakra-ui/react';
import { type ReactNode, useState } from 'react';
import type { VerificationPurpose } from '#web/app/apollo/schema-types.gen.ts';
import type { UserError } from '#web/app/apollo/user-errors.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { CodeAgain, CodeSent } from '#web/app/routes/account/code/code-sent.tsx';
import { type CodeWay, noContact, type SentCode } from '#web/app/routes/account/code/sent-code.ts';
import { useSendCode } from '#web/app/routes/account/code/use-send-code.ts';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { Notice } from '#web/app/ui/notice.tsx';

/** A contact of the member's own, masked. */
export type OwnContact = { readonly kind: CodeWay; readonly masked: string };

type StepProps = {
  purpose: VerificationPurpose;
  contacts: readonly OwnContact[];
  onSent: (sent: SentCode) => void;
};

/** A button for each contact that a code can go to. */
function SendToOwn({ purpose, contacts, onSent }: StepProps) {
  const send = useSendCode(purpose);
  const locale = useLocale();
  const [asking, setAsking] = useState<CodeWay | null>(null);
  const [refusal, setRefusal] = useState<UserError | null>(null);

  async function ask({ kind, masked }: OwnContact) {
    setAsking(kind);
    const answer = await send({ ...noContact(locale), way: kind, own: masked });
    setAsking(null);
    if ('errors' in answer) setRefusal(answer.errors[0] ?? null);
    else onSent(answer.sent);
  }

  return (
    <Stack gap="4">
      {refusal && (
        <Notice tone="danger" role="alert">
          <RefusalText refusal={refusal} />
        </Notice>
      )}
      <ButtonRow>
        {contacts.map((contact) => (
          <Button
            key={contact.kind}
            variant="secondary"
            style={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}
            loading={asking === contact.kind}
            onClick={() => ask(contact)}
          >
            <span>
              <FormattedMessage
                id="account.code.sendTo"
                values={{ contact: <bdi translate="no">{contact.masked}</bdi> }}
              />
            </span>
          </Button>
        ))}
      </ButtonRow>
    </Stack>
  );
}

type ByOwnCodeProps = Omit<StepProps, 'onSent'> & {
  /** What the code allows; shown once it was sent. */
  children: (sent: SentCode) => ReactNode;
};

/**
 * Something that a code to a contact of the member's own allows: first the code is sent, then it is
 * typed.
 */
export function ByOwnCode({ children, ...step }: ByOwnCodeProps) {
  const [sent, setSent] = useState<SentCode | null>(null);
  if (!sent) return <SendToOwn {...step} onSent={setSent} />;
  return (
    <Stack gap="6">
      <CodeSent key={sent.challengeId} sent={sent} />
      {children(sent)}
      <CodeAgain sent={sent} onSent={setSent} onBack={() => setSent(null)} />
    </Stack>
  );
}
