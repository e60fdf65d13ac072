import { useIntl } from 'react-intl';
import { CodeForm } from '#web/app/components/verification-code/code.form.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useConfirmCheckInCancellationCommand } from './confirm-cancellation.mutation.gen.ts';

type TypedCode = { readonly challengeId: string; readonly code: string };
type CodeProps = { challengeId: string; people: number; onCancelled: () => void };

/** The code that was sent; it cancels the check-ins. */
export function CodeToCancel({ challengeId, people, onCancelled }: CodeProps) {
  const intl = useIntl();
  const { send } = useConfirmCheckInCancellationCommand((typed: TypedCode, idempotencyKey) => ({
    input: { idempotencyKey, ...typed },
  }));
  return (
    <CodeForm
      label={intl.formatMessage({ id: 'check-in-boarding.cancel.code' })}
      action={<FormattedMessage id="check-in-boarding.cancel.submit" values={{ people }} />}
      variant="danger"
      onCode={async (code) => {
        const result = await send({ challengeId, code });
        if (!result || result.errors.length > 0) return result?.errors;
        onCancelled();
        return undefined;
      }}
    />
  );
}
