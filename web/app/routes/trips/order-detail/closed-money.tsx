import { chakra, Flex } from '@chakra-ui/react';
import { refundPath } from '#web/app/components/refund-view/refund-paths.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PagePart, PartHeading } from '#web/app/ui/part-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';

type Payment = DetailedOrderFragment['payments'][number];

/** What was taken and is on its way back, or back. */
const taken = ({ state, refundedAt }: Payment): boolean =>
  state === 'SUCCEEDED' || state === 'MISMATCHED' || refundedAt !== null;

/** What became of the money of a closed order: nothing was charged, or where it went. */
export function ClosedMoney({ order }: { order: DetailedOrderFragment }) {
  const to = useLocalePath();
  const { state, payments, refunds } = order;
  const paid = payments.filter(taken);
  return (
    <PagePart aria-labelledby="money">
      <PartHeading id="money">
        <FormattedMessage id="trips-order-detail.money" />
      </PartHeading>
      {paid.length === 0 && (
        <p>
          <FormattedMessage id="trips-order-detail.money.none" />
        </p>
      )}
      <chakra.ul display="grid" gap="3" listStyleType="none">
        {paid.map(({ id, amount, captured, refundedAt }) => (
          <Flex key={id} as="li" wrap="wrap" justify="space-between" columnGap="4">
            <FormattedMessage
              id="trips-order-detail.money.payment"
              values={{
                state: refundedAt ? 'RETURNED' : state === 'CANCELLED' ? 'RETURNING' : 'PAID',
              }}
            />
            <Money value={captured ?? amount} />
          </Flex>
        ))}
        {(refunds ?? []).map(({ id, refundNumber, money, events }) => (
          <Flex key={id} as="li" wrap="wrap" justify="space-between" columnGap="4">
            <span>
              <FormattedMessage
                id="trips-order-detail.history.refund"
                values={{
                  state: events.at(-1)?.state,
                  number: <TextLink to={to(refundPath(id))}>{refundNumber}</TextLink>,
                }}
              />
            </span>
            <Money value={money} />
          </Flex>
        ))}
      </chakra.ul>
    </PagePart>
  );
}
