import { useIntl } from 'react-intl';
import { CodeForm } from '#web/app/components/verification-code/code.form.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useConfirmCheckInAccessCommand } from './confirm-check-in-access.mutation.gen.ts';

type CodeProps = { challengeId: string; onOpened: (itineraryId: string) => void };

/** The code that was sent; it opens the flight to this browser. */
export function CodeToOpen({ challengeId, onOpened }: CodeProps) {
  const intl = useIntl();
  const { send } = useConfirmCheckInAccessCommand((code: string) => ({
    input: { challengeId, code },
  }));
  return (
    <CodeForm
      label={intl.formatMessage({ id: 'check-in-overview.code.code' })}
      action={<FormattedMessage id="check-in-overview.code.submit" />}
      onCode={async (code) => {
        const result = await send(code);
        const opened = result?.payload?.itinerary;
        if (!opened) return result?.errors;
        onOpened(opened.id);
        return undefined;
      }}
    />
  );
}
