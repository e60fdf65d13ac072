import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { useCancelExtras } from './use-cancel-extras.ts';

type CancelExtrasProps = { orderId: string; onCancelled: () => void };

/** Cancels an unpaid order of extras, after asking once more. */
export function CancelExtras({ orderId, onCancelled }: CancelExtrasProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { cancel, cancelling, refusal } = useCancelExtras(orderId);
  return (
    <>
      <Button variant="quiet" wide onClick={() => setOpen(true)}>
        <FormattedMessage id="trips-extras-order.cancel" />
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        title={<FormattedMessage id="trips-extras-order.cancel.title" />}
        closeLabel={intl.formatMessage({ id: 'trips-extras-order.close' })}
        actions={
          <>
            <Button variant="secondary" autoFocus onClick={() => setOpen(false)}>
              <FormattedMessage id="trips-extras-order.cancel.keep" />
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
              <FormattedMessage id="trips-extras-order.cancel" />
            </Button>
          </>
        }
      >
        <p>
          <FormattedMessage id="trips-extras-order.cancel.text" />
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
