import { Box } from '@chakra-ui/react';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { totalOf } from './basket.ts';
import type { QuotedExtrasFragment } from './quoted-extras.gen.ts';

type ExtrasSumProps = {
  total: ReturnType<typeof totalOf>;
  quote: QuotedExtrasFragment | null;
  /** Extras are for passengers of an order, and none of them is chosen. */
  forNobody: boolean;
};

/** What is chosen costs, and what coupons leave of it. */
export function ExtrasSum({ total, quote, forNobody }: ExtrasSumProps) {
  if (!total)
    return (
      <p role="status">
        <FormattedMessage id={forNobody ? 'page.choosePassenger' : 'trips-extras.nothing'} />
      </p>
    );
  const covered = quote?.couponDiscount;
  return (
    <Box role="status" display="grid" gap="1">
      <p>
        <FormattedMessage
          id="trips-extras.total"
          values={{
            total: (
              <strong>
                <Money value={total} />
              </strong>
            ),
          }}
        />
      </p>
      {quote && covered && covered.amount > 0 && (
        <>
          <p>
            <FormattedMessage
              id="trips-extras.covered"
              values={{ covered: <Money value={covered} /> }}
            />
          </p>
          <p>
            <FormattedMessage
              id="trips-extras.due"
              values={{
                due: (
                  <strong>
                    <Money value={quote.amountDue} />
                  </strong>
                ),
              }}
            />
          </p>
        </>
      )}
    </Box>
  );
}
