import { FormattedMessage } from 'react-intl';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import styles from './order-view.module.css';
import { useSendReceipt } from './use-send-receipt.ts';

export type SendReceiptProps = { orderId: string; email: string };

/** Sends the receipt by e-mail once more, and says beside the button what became of it. */
export function SendReceipt({ orderId, email }: SendReceiptProps) {
  const codeText = useCodeText();
  const { sending, send } = useSendReceipt(orderId);
  const state = 'state' in sending ? sending.state : null;
  return (
    <>
      <Button variant="secondary" loading={state === 'SENDING'} onClick={send}>
        <Icon name="mail" />
        <FormattedMessage id="order-view.sendAgain" />
      </Button>
      <p role="status" className={styles.answer}>
        {state === 'SENT' && <FormattedMessage id="order-view.sent" values={{ email }} />}
        {'code' in sending && codeText(sending.code)}
      </p>
    </>
  );
}
