import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button, type ButtonProps } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { useCancelSeatOrder } from './use-cancel-seat-order.ts';

type CancelSeatOrderProps = {
  seatOrderId: string;
  /** It is cancelled: the seats are free, and what the page shows besides it is old. */
  onCancelled: () => void;
} & Pick<ButtonProps, 'variant' | 'wide'>;

/** Cancels an unpaid seat order, after asking once more. */
export function CancelSeatOrder(props: CancelSeatOrderProps) {
  const { seatOrderId, onCancelled, variant = 'secondary', wide } = props;
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { cancel, cancelling, refusal } = useCancelSeatOrder(seatOrderId);
  return (
    <>
      <Button variant={variant} wide={wide} onClick={() => setOpen(true)}>
        <FormattedMessage id="seat-order.cancel" />
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="seat-order.cancel.title" />}
        closeLabel={intl.formatMessage({ id: 'seat-order.close' })}
        actions={
          <>
            <Button variant="secondary" autoFocus onClick={() => setOpen(false)}>
              <FormattedMessage id="seat-order.cancel.keep" />
            </Button>
            <Button
              variant="danger"
              loading={cancelling}
              onClick={async () => {
                if (!(await cancel())) return;
                setOpen(false);
                onCancelled();
              }}
            >
              <FormattedMessage id="seat-order.cancel" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="seat-order.cancel.text" />
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
