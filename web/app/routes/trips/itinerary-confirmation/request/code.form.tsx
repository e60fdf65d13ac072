import { useIntl } from 'react-intl';
import { useCommand } from '#web/app/apollo/mutation/use-command.ts';
import { CodeForm } from '#web/app/components/verification-code/code.form.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useOpenItineraryMutation } from './open-itinerary.mutation.gen.ts';

type TypedCode = { readonly challengeId: string; readonly code: string };
type CodeProps = { challengeId: string; onOpened: (confirmationId: string) => void };

/** The code from the e-mail; it opens the itinerary to this browser, and sends it. */
export function CodeToOpen({ challengeId, onOpened }: CodeProps) {
  const intl = useIntl();
  const [mutate] = useOpenItineraryMutation();
  const { send } = useCommand(async (typed: TypedCode, idempotencyKey) => {
    const { data } = await mutate({ variables: { input: { idempotencyKey, ...typed } } });
    return data?.openItineraryConfirmation;
  });
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
