import { Box, Stack } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { AmountRow } from '#web/app/components/refund-view/amount-row.tsx';
import { Day, Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import type { RefundExtrasProps } from './refund-extras-props.ts';

// The question loads when it is first asked.
const RefundExtrasDialog = lazy(() =>
  import('./refund-extras-dialog.tsx').then(({ RefundExtrasDialog: dialog }) => ({
    default: dialog,
  })),
);

/**
 * What comes back when paid extras are given back, and the button for it; or why they cannot be.
 */
export function RefundExtras(props: RefundExtrasProps) {
  const codeText = useCodeText();
  const [open, setOpen] = useState<boolean | null>(null);
  const { quote } = props;
  const { until, reason } = quote;
  return (
    <Panel as="section" aria-labelledby="return">
      <PartHeading id="return">
        <FormattedMessage id="trips-extras-order.return" />
      </PartHeading>
      <Stack gap="4" align="start">
        {until && (
          <>
            <p>
              <FormattedMessage
                id="trips-extras-order.return.until"
                values={{ day: <Day value={until} /> }}
              />
            </p>
            <ComesBack quote={quote} />
            <Button variant="secondary" onClick={() => setOpen(true)}>
              <FormattedMessage id="trips-extras-order.return" />
            </Button>
          </>
        )}
        {reason && <Muted size="md">{codeText(reason)}</Muted>}
      </Stack>
      {open !== null && (
        <Suspense fallback={null}>
          <RefundExtrasDialog {...props} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Panel>
  );
}

/** Line by line: money, points and coupons. */
function ComesBack({ quote: { money, points, coupons } }: Pick<RefundExtrasProps, 'quote'>) {
  const intl = useIntl();
  const numbers = coupons.map(({ number }) => number);
  return (
    <Box as="dl" display="grid" gap="1" alignSelf="stretch">
      {money.amount > 0 && (
        <AmountRow
          label={<FormattedMessage id="trips-extras-order.return.money" />}
          value={<Money value={money} />}
        />
      )}
      {points > 0 && (
        <AmountRow
          label={<FormattedMessage id="trips-extras-order.return.points" />}
          value={intl.formatNumber(points)}
        />
      )}
      {numbers.length > 0 && (
        <AmountRow
          label={<FormattedMessage id="trips-extras-order.return.coupons" />}
          value={
            <PrintedCode>
              {intl.formatList(numbers, { type: 'conjunction', style: 'narrow' })}
            </PrintedCode>
          }
        />
      )}
    </Box>
  );
}
