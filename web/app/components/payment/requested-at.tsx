import { chakra } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { PaymentAnswer } from './use-payment-answer.ts';

/** When the provider was asked, so that two equal answers can be told apart. */
export function RequestedAt({ askedAt }: Pick<PaymentAnswer, 'askedAt'>) {
  const { time } = useClock();
  return askedAt ? (
    <chakra.span display="block" color="fg.muted" fontSize="sm">
      <FormattedMessage
        id="booking-payment.open.askedAt"
        values={{ time: time(askedAt, BRAND.commercialZone) }}
      />
    </chakra.span>
  ) : null;
}
