import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { PriceChangeDialog } from '#web/app/components/price-change/price-change-dialog.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { useBooking } from '#web/app/routes/booking/passengers/booking-context.ts';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog/dialog.tsx';
import { FlightsGoneDialog } from './flights-gone-dialog.tsx';
import { useOfferRenewal } from './use-offer-renewal.ts';

const stay = () => undefined;

/**
 * The page time-out alert (RULES 3.8): an expired offer is priced again, what changed is shown, and
 * everything typed stays.
 */
export function RenewalDialog({ offerId, open }: { offerId: string; open: boolean }) {
  const intl = useIntl();
  const { searchFor, trip } = useBooking();
  const renewal = useOfferRenewal(offerId);
  const { step } = renewal;
  const flights = searchFor(trip.party);
  if (step.name === 'gone') return <FlightsGoneDialog code={step.code} />;
  if (step.name === 'changed')
    return (
      <PriceChangeDialog
        change={step.change}
        accepting={step.accepted}
        onAccept={renewal.accept}
        onReject={() => renewal.leaveFor(flights)}
      />
    );
  return (
    <Dialog
      open={open}
      role="alertdialog"
      onClose={stay}
      title={<FormattedMessage id="booking-passengers.timeOut.title" />}
      actions={
        <>
          <LinkButton variant="secondary" to={flights}>
            <FormattedMessage id="booking-passengers.flights" />
          </LinkButton>
          <Button
            autoFocus
            loading={step.name === 'asking' || step.name === 'renewed'}
            onClick={() => renewal.ask()}
          >
            <FormattedMessage id="page.checkPrice" />
          </Button>
        </>
      }
    >
      <p>
        {intl.formatMessage(
          { id: 'booking-passengers.timeOut.text' },
          { minutes: LIMITS.offerMinutes },
        )}
      </p>
      {step.name === 'failed' && (
        <p role="alert">
          <RefusalText refusal={step.refusal} />
        </p>
      )}
    </Dialog>
  );
}
