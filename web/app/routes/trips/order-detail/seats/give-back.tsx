import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { SeatedPassengerFragment } from '#web/app/components/seat-order/seated-passenger.gen.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { useCancelSeats } from './use-cancel-seats.ts';

type GiveBackProps = {
  passenger: SeatedPassengerFragment;
  /** The seat is given back: the order is asked for again. */
  onChanged: () => Promise<void>;
};

/** Gives a seat back, after saying what comes back for it. */
export function GiveBack({ passenger, onChanged }: GiveBackProps) {
  const intl = useIntl();
  const { money } = useFormat();
  const [open, setOpen] = useState(false);
  const { cancel, cancelling, refusal } = useCancelSeats(passenger);
  const { seat, name } = passenger;
  if (!seat) return null;
  const values = {
    ...{ seat: seat.number, name },
    refunded: seat.refund.amount > 0 ? 'YES' : 'NO',
    refund: money(seat.refund),
  };
  return (
    <>
      <Button
        variant="quiet"
        aria-label={intl.formatMessage({ id: 'trips-order-detail.seats.giveBackOf' }, values)}
        onClick={() => setOpen(true)}
      >
        <FormattedMessage id="trips-order-detail.seats.giveBack" />
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="trips-order-detail.seats.giveBackOf" values={values} />}
        closeLabel={intl.formatMessage({ id: 'seat-order.close' })}
        actions={
          <>
            <Button variant="secondary" autoFocus onClick={() => setOpen(false)}>
              <FormattedMessage id="trips-order-detail.seats.keep" />
            </Button>
            <Button
              variant="danger"
              loading={cancelling}
              onClick={async () => {
                if (await cancel()) setOpen(false);
                await onChanged();
              }}
            >
              <FormattedMessage id="trips-order-detail.seats.giveBack" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="trips-order-detail.seats.refund" values={values} />
        </p>
        {refusal && (
          <Box marginTop="4">
            <Notice tone="danger" role="alert">
              <RefusalText refusal={refusal} />
            </Notice>
          </Box>
        )}
      </Dialog>
    </>
  );
}
