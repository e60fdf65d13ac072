import { useIntl } from 'react-intl';
import { CodeForm } from '#web/app/components/verification-code/code.form.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useOpenItineraryCommand } from './open-itinerary.mutation.gen.ts';

type TypedCode = { readonly challengeId: string; readonly code: string };
type CodeProps = { challengeId: string; onOpened: (confirmationId: string) => void };

/** The code from the e-mail; it opens the itinerary to this browser, and sends it. */
export function CodeToOpen({ challengeId, onOpened }: CodeProps) {
  const intl = useIntl();
  const { send } = useOpenItineraryCommand((typed: TypedCode, idempotencyKey) => ({
    input: { idempotencyKey, ...typed },
  }));
  return (
    <CodeForm
      label={intl.formatMessage({ id: 'trips-itinerary-confirmation.code.code' })}
      action={<FormattedMessage id="trips-itinerary-confirmation.code.submit" />}
      onCode={async (code) => {
        const result = await send({ challengeId, code });
        const opened = result?.payload?.itineraryConfirmation;
        if (!opened) return result?.errors;
        onOpened(opened.id);
        return undefined;
      }}
    />
  );
}
