import { Box, chakra, Grid } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { InReaderCurrency } from '#web/app/components/converted-price/in-chosen-currency.tsx';
import { paymentPath } from '#web/app/components/order-view/order-paths.ts';
import { TimeToPay } from '#web/app/components/order-view/time-to-pay.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { DetailedOrderFragment } from './detailed-order.gen.ts';
import { HoldLine } from './hold-line.tsx';

type UnpaidProps = { order: DetailedOrderFragment; onElapsed: () => void };

/**
 * Until when the seats are held, what happens then, and the way to pay, or why it cannot be paid
 * now.
 */
export function Unpaid({ order, onElapsed }: UnpaidProps) {
  const to = useLocalePath();
  const { money } = useFormat();
  const { time, moment } = useClock();
  const codeText = useCodeText();
  const { id, price, createdAt, paymentDueAt, serverNow, capabilities } = order;
  const pay = capabilities.find(({ action }) => action === 'PAY');
  if (!pay?.allowed || !paymentDueAt)
    return <Notice tone="info">{codeText(pay?.reason?.code ?? 'PAYMENT_IN_PROGRESS')}</Notice>;
  return (
    <Panel as="section" aria-labelledby="unpaid" padding="lg">
      <Grid
        templateColumns={{ lg: 'minmax(0, 1fr) 17rem' }}
        gap={{ base: '6', lg: '12' }}
        alignItems="end"
      >
        <Box minWidth="0">
          <h2 id="unpaid" className="text-h2">
            <FormattedMessage
              id="trips-order-detail.unpaid.held"
              values={{ time: time(paymentDueAt, BRAND.commercialZone) }}
            />
          </h2>
          <chakra.p fontSize={{ base: '3xl', md: '4xl' }} lineHeight="tight" marginTop="3">
            <TimeToPay deadline={paymentDueAt} pageNow={serverNow} onElapsed={onElapsed} />
          </chakra.p>
          <Muted>
            <FormattedMessage id="order-view.timeLeft" />
          </Muted>
          <HoldLine from={createdAt} until={paymentDueAt} pageNow={serverNow} />
        </Box>
        <Box>
          <Muted>
            <FormattedMessage id="price-summary.total" />
          </Muted>
          <chakra.p marginBottom="4">
            <chakra.strong fontSize="2xl" fontWeight="semibold" lineHeight="tight">
              <Money value={price.total} />
            </chakra.strong>{' '}
            <InReaderCurrency value={price.total} />
          </chakra.p>
          <LinkButton size="lg" wide to={to(paymentPath(id))}>
            <FormattedMessage id="trips-order-detail.pay" values={{ amount: money(price.total) }} />
          </LinkButton>
        </Box>
      </Grid>
      <chakra.p marginTop="6" paddingTop="4" borderTopWidth="1px" maxWidth="prose">
        <FormattedMessage
          id="trips-order-detail.unpaid.then"
          values={{ moment: moment(paymentDueAt, BRAND.commercialZone) }}
        />
      </chakra.p>
    </Panel>
  );
}
