import { Text } from '@chakra-ui/react';
import { useState } from 'react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Icon } from '#web/app/ui/icon.tsx';
import { useSendReceiptCommand } from './send-receipt.mutation.gen.ts';

/** Sends the receipt to the contact once more; `refusal` says why it was not. */
function useSendReceipt(orderId: string) {
  const [sent, setSent] = useState(false);
  const { send, sending, refusal } = useSendReceiptCommand((_: null, idempotencyKey) => ({
    input: { orderId, idempotencyKey },
  }));
  async function sendAgain() {
    setSent(false);
    const result = await send(null);
    if (result) setSent(result.errors.length === 0);
  }
  return { sendAgain, sending, sent, refusal };
}

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
