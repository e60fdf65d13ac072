import { useState } from 'react';
import { useIntl } from 'react-intl';
import { ConfirmDialog } from '#web/app/components/confirm-dialog/confirm-dialog.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { useCancelSeatsCommand } from './cancel-seats.mutation.gen.ts';
import type { SeatedPassengerFragment } from './seated-passenger.gen.ts';

/**
 * Gives the seat of one passenger back, for the refund that the page shows; `refusal` says why not.
 */
function useCancelSeats({ id, seat }: Pick<SeatedPassengerFragment, 'id' | 'seat'>) {
  const { amount, currency } = seat?.refund ?? { amount: 0, currency: '' };
  const { send, sending, refusal } = useCancelSeatsCommand((_: null, idempotencyKey) => {
    const accepted = { amount, currency };
    const input = { idempotencyKey, passengerSegmentIds: [id], accepted };
    return { input };
  });
  const cancel = async () => (await send(null))?.errors.length === 0;
  return { cancel, cancelling: sending, refusal };
}

type GiveBackProps = {
  passenger: SeatedPassengerFragment;
  /** The seat is given back: the order is asked for again. */
  onChanged: () => Promise<void>;
};

/** Gives a seat back, after saying what comes back for it. Texts: `seat-order`, `code`. */
export function GiveBack({ passenger, onChanged }: GiveBackProps) {
  const intl = useIntl();
  const { money, personName } = useFormat();
  const [open, setOpen] = useState(false);
  const { cancel, cancelling, refusal } = useCancelSeats(passenger);
  const { seat } = passenger;
  if (!seat) return null;
  const values = {
    seat: seat.number,
    name: personName(passenger.name),
    refunded: seat.refund.amount > 0 ? 'YES' : 'NO',
    refund: money(seat.refund),
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'seat-order.giveBack.of' }, values)}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="seat-order.giveBack" />
      </Button>
      <ConfirmDialog
        open={open}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="seat-order.giveBack.of" values={values} />}
        closeLabel={intl.formatMessage({ id: 'seat-order.close' })}
        keep={<FormattedMessage id="seat-order.giveBack.keep" />}
        confirm={<FormattedMessage id="seat-order.giveBack" />}
        confirming={cancelling}
        refusal={refusal}
        onConfirm={async () => {
          if (await cancel()) setOpen(false);
          await onChanged();
        }}
      >
        <FormattedMessage id="seat-order.giveBack.refund" values={values} />
      </ConfirmDialog>
    </>
  );
}
