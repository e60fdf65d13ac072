import { FormattedMessage, useIntl } from 'react-intl';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import styles from '#web/app/routes/trips/order-detail/order-detail.module.css';
import { Button } from '#web/app/ui/button.tsx';
import { Dialog } from '#web/app/ui/dialog.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { useCancelOrder } from './use-cancel-order.ts';

type CancelDialogProps = { order: DetailedOrderFragment; open: boolean; onClose: () => void };

/** Asks once more before an order is cancelled, and says what it means. */
export function CancelDialog({ order, open, onClose }: CancelDialogProps) {
  const intl = useIntl();
  const codeText = useCodeText();
  const { cancel, cancelling, code } = useCancelOrder(order.id);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={<FormattedMessage id="trips-order-detail.cancel" />}
      closeLabel={intl.formatMessage({ id: 'trips-order-detail.cancel.close' })}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            <FormattedMessage id="trips-order-detail.cancel.keep" />
          </Button>
          <Button
            variant="danger"
            loading={cancelling}
            onClick={async () => {
              if (await cancel()) onClose();
            }}
          >
            <FormattedMessage id="trips-order-detail.cancel.confirm" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="trips-order-detail.cancel.text" />
      </p>
      {code && (
        <Notice tone="danger" role="alert" className={styles.refusal}>
          {codeText(code)}
        </Notice>
      )}
    </Dialog>
  );
}
