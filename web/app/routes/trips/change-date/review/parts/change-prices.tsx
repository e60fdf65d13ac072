import { Box, chakra, Span } from '@chakra-ui/react';
import type { MoneyLike } from '#schema/format/money.ts';
import {
  type ChangeAmounts,
  type ChangeLine,
  changeLines,
} from '#web/app/components/date-change/change-lines.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import type { ChangePartFragment } from './change-part.gen.ts';

type ChangePricesProps = {
  amounts: ChangeAmounts & { readonly refundDue: MoneyLike };
  passengers: readonly ChangePartFragment[];
};

const LINE = { display: 'flex', gap: '4', justifyContent: 'space-between' } as const;

function Lines({ lines }: { lines: readonly ChangeLine[] }) {
  return lines.map(({ kind, value }) => (
    <Box key={kind} {...LINE}>
      <dt>
        <FormattedMessage id="date-change.line" values={{ kind }} />
      </dt>
      <dd>
        <Money value={value} />
      </dd>
    </Box>
  ));
}

/** Fee, differences and what they come to, for all; each passenger's part unfolds. */
export function ChangePrices({ amounts, passengers }: ChangePricesProps) {
  const { personName } = useFormat();
  const { totalDue, refundDue } = amounts;
  const back = refundDue.amount > 0;
  return (
    <Panel as="section" aria-labelledby="price">
      <PartHeading id="price">
        <FormattedMessage id="trips-change-date-review.price" />
      </PartHeading>
      <Box as="dl" display="grid" gap="2">
        <Lines lines={changeLines(amounts)} />
        <Box
          {...LINE}
          paddingTop="3"
          borderTopWidth="1px"
          borderColor="border"
          fontWeight="semibold"
        >
          <dt>
            <FormattedMessage id="trips-change-date-review.total" values={{ back: String(back) }} />
          </dt>
          <Box as="dd" fontSize="xl" lineHeight="tight">
            <Money value={back ? refundDue : totalDue} />
          </Box>
        </Box>
      </Box>
      {back && (
        <Box as="p" marginTop="2" color="fg.muted" textStyle="small">
          <FormattedMessage id="trips-change-date-review.back.text" />
        </Box>
      )}
      {passengers.length > 1 && (
        <chakra.details marginTop="4">
          <chakra.summary paddingBlock="3.5" color="brand.fg" textStyle="label" cursor="pointer">
            <FormattedMessage id="trips-change-date-review.perPassenger" />
          </chakra.summary>
          <List gap="4">
            {passengers.map((part) => (
              <li key={part.passenger.id}>
                <Box {...LINE}>
                  <Span fontWeight="semibold" translate="no">
                    {personName(part.passenger.name)}
                  </Span>
                  <Money value={part.totalDue} />
                </Box>
                <Box as="dl" color="fg.muted" textStyle="small">
                  <Lines lines={changeLines(part)} />
                </Box>
              </li>
            ))}
          </List>
        </chakra.details>
      )}
    </Panel>
  );
}
