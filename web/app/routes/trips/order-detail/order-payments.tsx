import { Flex, Stack, Text } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Badge } from '#web/app/ui/badge.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

type Payment = DetailedOrderFragment['payments'][number];

const TONES = {
  CREATED: 'info',
  PENDING: 'info',
  SUCCEEDED: 'success',
  MISMATCHED: 'warning',
  FAILED: 'warning',
  EXPIRED: 'neutral',
} as const satisfies Record<Payment['state'], string>;

function PaymentRow({ payment }: { payment: Payment }) {
  const { moment } = useFormat();
  const codeText = useCodeText();
  const { state, amount, captured, createdAt, settledAt, failure, refundedAt } = payment;
  return (
    <li>
      <Flex as="p" wrap="wrap" align="center" justify="space-between" gap="1" columnGap="4">
        <strong>
          <Money value={captured ?? amount} />
        </strong>
        <Badge tone={refundedAt ? 'neutral' : TONES[state]}>
          <FormattedMessage
            id="trips-order-detail.paymentState"
            values={{ state: refundedAt ? 'REFUNDED' : state }}
          />
        </Badge>
      </Flex>
      <Text color="fg.muted" textStyle="small">
        <FormattedMessage
          id="trips-order-detail.shanghaiTime"
          values={{ moment: moment(refundedAt ?? settledAt ?? createdAt, BRAND.commercialZone) }}
        />
        {failure && <> · {codeText(failure)}</>}
      </Text>
    </li>
  );
}

/** Every attempt to pay and what became of it, the latest first. */
export function OrderPayments({ payments }: Pick<DetailedOrderFragment, 'payments'>) {
  return (
    <Panel as="section" aria-labelledby="payments">
      <PartHeading id="payments">
        <FormattedMessage id="trips-order-detail.payments" />
      </PartHeading>
      <Stack as="ul" gap="3.5">
        {payments.map((payment) => (
          <PaymentRow key={payment.id} payment={payment} />
        ))}
      </Stack>
    </Panel>
  );
}
