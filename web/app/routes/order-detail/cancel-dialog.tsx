import { FormattedMessage, useIntl } from 'react-intl';
import { useCodeText } from '../../i18n/use-code-text.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';
import styles from './order-detail.module.css';
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
      title={<FormattedMessage id="order-detail.cancel" />}
      closeLabel={intl.formatMessage({ id: 'order-detail.cancel.close' })}
      actions={
        <>
          <Button variant="secondary" autoFocus onClick={onClose}>
            <FormattedMessage id="order-detail.cancel.keep" />
          </Button>
          <Button
            variant="danger"
            loading={cancelling}
            onClick={async () => {
              if (await cancel()) onClose();
            }}
          >
            <FormattedMessage id="order-detail.cancel.confirm" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="order-detail.cancel.text" />
      </p>
      {code && (
        <Notice tone="danger" role="alert" className={styles.refusal}>
          {codeText(code)}
        </Notice>
      )}
    </Dialog>
  );
}
