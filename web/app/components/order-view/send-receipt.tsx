import { Text } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
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
      <Text
        role="status"
        flexBasis="full"
        color="fg.muted"
        fontSize="sm"
        css={{ '&:empty': { display: 'none' } }}
      >
        {sent && <FormattedMessage id="order-view.sent" values={{ email }} />}
        {refusal && <RefusalText refusal={refusal} />}
      </Text>
    </>
  );
}
