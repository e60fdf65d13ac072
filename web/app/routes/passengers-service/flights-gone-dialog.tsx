import { FormattedMessage } from 'react-intl';
import { useCodeText } from '../../i18n/use-code-text.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useBooking } from './booking-context.ts';

const stay = () => undefined;

/** The flights cannot be had any more: says why, that nothing typed is lost, and leads to others with the search kept. */
export function FlightsGoneDialog({ code }: { code: string }) {
  const codeText = useCodeText();
  const { searchFor, trip } = useBooking();
  return (
    <Dialog
      open
      role="alertdialog"
      onClose={stay}
      title={<FormattedMessage id="passengers-service.gone.title" />}
      actions={
        <LinkButton autoFocus to={searchFor(trip.party)}>
          <FormattedMessage id="passengers-service.flights" />
        </LinkButton>
      }
    >
      <p>{codeText(code)}</p>
      <p>
        <FormattedMessage id="passengers-service.gone.kept" />
      </p>
    </Dialog>
  );
}
