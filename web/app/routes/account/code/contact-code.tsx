import { type ReactNode, useState } from 'react';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { CodeAgain, CodeSent } from './code-sent.tsx';
import { noContact, type SentCode } from './sent-code.ts';

/**
 * The contact that is typed, and the code that was sent to it; the way back from the code brings
 * the contact back.
 */
export function useContactCode() {
  const [sent, setSent] = useState<SentCode | null>(null);
  const [typed, setTyped] = useState(noContact(useLocale()));
  return {
    sent,
    typed,
    onSent: setSent,
    onBack() {
      if (sent) setTyped(sent.contact);
      setSent(null);
    },
  };
}

type SentStepProps = {
  sent: SentCode;
  onSent: (sent: SentCode) => void;
  onBack: () => void;
  /** The form that takes the code. */
  children: ReactNode;
};

/** A code that was sent: where to, what is done with it, and another one. */
export function SentStep({ sent, onSent, onBack, children }: SentStepProps) {
  return (
    <>
      <CodeSent key={sent.challengeId} sent={sent} />
      {children}
      <CodeAgain sent={sent} onSent={onSent} onBack={onBack} />
    </>
  );
}
