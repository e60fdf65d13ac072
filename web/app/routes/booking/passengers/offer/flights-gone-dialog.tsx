import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog/dialog.tsx';

const stay = () => undefined;

/**
 * The flights are no longer available: says why, that nothing typed is lost, and leads to others by
 * the same search.
 */
export function FlightsGoneDialog({ code }: { code: string }) {
  const codeText = useCodeText();
  const { searchFor, trip } = useBooking();
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={stay}
      title={<FormattedMessage id="booking-passengers.gone.title" />}
      actions={
        <LinkButton autoFocus to={searchFor(trip.party)}>
          <FormattedMessage id="booking-passengers.flights" />
        </LinkButton>
      }
    >
      <p>{codeText(code)}</p>
      <p>
        <FormattedMessage id="booking-passengers.gone.kept" />
      </p>
    </Dialog>
  );
}
