import { useCallback } from 'react';
import { useIntl } from 'react-intl';
import { formatMoney } from '#web/app/i18n/format/money.ts';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import type { SeatForPassenger } from './seat-facts.ts';

/** Says a seat in a sentence: "14C, aisle, standard, CNY 80, free with your card". */
export const useSeatSentence = () => {
  const intl = useIntl();
  const locale = useLocale();
  return useCallback(
    ({ seat: { seat, zone }, state, refusal, price }: SeatForPassenger): string => {
      const say = (id: MessageId, values: Record<string, string> = {}) =>
        intl.formatMessage({ id }, values);
      const cost =
        price && price.total.amount > 0
          ? formatMoney(locale, price.total)
          : say('seat-map.included');
      const parts = [
        seat.number,
        say('seat-map.position', { position: seat.position }),
        ...(zone ? [say('seat-map.zone', { zone })] : []),
        ...(state === 'FREE' || state === 'REFUSED' ? [cost] : []),
        say('seat-map.state', { state }),
        ...(refusal ? [intl.formatMessage({ id: `code.${refusal}` })] : []),
      ];
      return parts.join(say('seat-map.comma'));
    },
    [intl, locale],
  );
};
