import { Box, chakra, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { useNavigation } from 'react-router';
import { LIMITS } from '#schema/codes/base/limits.ts';
import type { MoneyLike } from '#schema/format/money.ts';
import { InReaderCurrency } from '#web/app/components/converted-price/in-chosen-currency.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';

/** What it costs and what the press does: holds the seats, and leaves time to pay. */
export function SubmitBar({ total, sending }: { total: MoneyLike; sending: boolean }) {
  const intl = useIntl();
  // the order is made, and its page not yet shown: a second press would order again
  const isLeaving = useNavigation().state !== 'idle';
  const minutes = LIMITS.paymentWindowMinutes;
  return (
    <ButtonRow justify="space-between" gap="4" columnGap="6">
      <Box display="grid">
        <chakra.span color="fg.muted" fontSize="sm">
          <FormattedMessage id="booking-passengers.total" />
        </chakra.span>
        <chakra.strong fontSize="2xl" fontWeight="semibold" lineHeight="tight">
          <Money value={total} /> <InReaderCurrency value={total} />
        </chakra.strong>
      </Box>
      <Button type="submit" size="lg" loading={sending || isLeaving}>
        {intl.formatMessage({ id: 'booking-passengers.submit' }, { minutes })}
      </Button>
      <Text flexBasis="full" color="fg.muted" fontSize="sm">
        <FormattedMessage id="booking-passengers.submit.note" values={{ minutes }} />
      </Text>
    </ButtonRow>
  );
}
