import { Box } from '@chakra-ui/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { useCancelOrder } from './use-cancel-order.ts';

type CancelDialogProps = { orderId: string; open: boolean; onClose: () => void };

/** Asks once more before an order is cancelled, and says what it means. */
export function CancelDialog({ orderId, open, onClose }: CancelDialogProps) {
  const intl = useIntl();
  const { cancel, cancelling, refusal } = useCancelOrder(orderId);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="order-cancel.title" />}
      closeLabel={intl.formatMessage({ id: 'order-cancel.close' })}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            <FormattedMessage id="order-cancel.keep" />
          </Button>
          <Button
            variant="danger"
            loading={cancelling}
            onClick={async () => {
              if (await cancel()) onClose();
            }}
          >
            <FormattedMessage id="order-cancel.confirm" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="order-cancel.text" />
      </p>
      {refusal && (
        <Box marginTop="4">
          <Notice tone="danger" role="alert">
            <RefusalText refusal={refusal} />
          </Notice>
        </Box>
      )}
    </Dialog>
  );
}
