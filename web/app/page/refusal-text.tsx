import type { UserError } from '#web/app/apollo/user-errors.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { FaultReference } from './fault-reference.tsx';

/** Why a command was refused; after a fault also its reference. */
export function RefusalText({ refusal: { code, reference } }: { refusal: UserError }) {
  const codeText = useCodeText();
  return (
    <>
      {codeText(code)} {reference && <FaultReference reference={reference} />}
    </>
  );
}
