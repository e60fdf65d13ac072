import { FormattedMessage } from 'react-intl';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import styles from './order-view.module.css';
import { useSendReceipt } from './use-send-receipt.ts';

export type SendReceiptProps = { orderId: string; email: string };

/** Sends the receipt by e-mail once more, and says beside the button what became of it. */
export function SendReceipt({ orderId, email }: SendReceiptProps) {
  const { sendAgain, sending, sent, refusal } = useSendReceipt(orderId);
  return (
    <>
      <Button variant="secondary" loading={sending} onClick={sendAgain}>
        <Icon name="mail" />
        <FormattedMessage id="order-view.sendAgain" />
      </Button>
      <p role="status" className={styles.answer}>
        {sent && <FormattedMessage id="order-view.sent" values={{ email }} />}
        {refusal && <RefusalText refusal={refusal} />}
      </p>
    </>
  );
}
