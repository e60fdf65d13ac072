import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { formatMoney } from '#schema/format/money.ts';
import { CODE_VALUES } from '#web/app/i18n/code-values.ts';
import type { MessageId } from '#web/app/i18n/message-ids.gen.ts';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import type { SeatForPassenger } from './seat-facts.ts';

/** What a traveller asks about a seat besides its price. */
const NEAR = ['NEAR_LAVATORY', 'NEAR_GALLEY'] as const;

/** Says seats in words. */
export interface SeatWords {
  /** The whole of it: "14C, aisle, standard, CNY 80, free with your Platinum card, free". */
  sentence(facts: SeatForPassenger, name: string | null): string;
  /** What it costs: "CNY 80, free with your Platinum card". */
  cost(price: SeatForPassenger['price']): string;
  position(seat: SeatForPassenger['seat']): string;
  zone(zone: NonNullable<SeatForPassenger['seat']['zone']>): string;
}

/**
 * Says seats in the user's language. The same words are put together once and not once for each of
 * 316 seats. Texts: `seat-map`, `club-card`.
 * @param passengers how many they are for: of several, it may be the card of another one than the
 *   user
 */
export function useSeatSentence(passengers: number): SeatWords {
  const intl = useIntl();
  const locale = useLocale();
  const whose = passengers === 1 ? 'OWN' : 'OTHER';
  return useMemo(() => {
    const said = new Map<string, string>();
    const say = (id: MessageId, values: Record<string, string> = {}): string => {
      const key = [id, ...Object.values(values)].join(' ');
      const text = said.get(key) ?? intl.formatMessage({ id }, values);
      said.set(key, text);
      return text;
    };
    const reason = (code: NonNullable<SeatForPassenger['refusal']>): string => {
      const text = said.get(code) ?? intl.formatMessage({ id: `code.${code}` }, { ...CODE_VALUES });
      said.set(code, text);
      return text;
    };
    const cardOf = (tier: CardTier | null): string => {
      const card = tier ? say('club-card.name', { tier }) : '';
      return say('seat-map.card', { card, whose, named: tier ? 'YES' : 'NO' });
    };
    const cost: SeatWords['cost'] = (price) => {
      if (!price) return '';
      const { list, total, discountCause, cardTier } = price;
      const values = {
        list: formatMoney(locale, list),
        total: formatMoney(locale, total),
        cause: discountCause ?? 'NONE',
        card: discountCause === 'TIER' ? cardOf(cardTier) : '',
      };
      if (list.amount === 0) return say('seat-map.included');
      if (total.amount === 0) return say('seat-map.noCharge', values);
      return total.amount < list.amount ? say('seat-map.reduced', values) : values.total;
    };
    const sentence: SeatWords['sentence'] = (facts, name) => {
      const { seat, zone } = facts.seat;
      const { state, refusal, price } = facts;
      const mayHave = state === 'FREE' || state === 'SELECTED';
      const parts = [
        seat.number,
        say('seat-map.position', { position: seat.position }),
        ...(zone ? [say('seat-map.zone', { zone })] : []),
        ...(mayHave && price ? [cost(price)] : []),
        ...NEAR.filter((one) => seat.characteristics.includes(one)).map((near) =>
          say('seat-map.near', { near }),
        ),
        name ? say('seat-map.chosenFor', { name }) : say('seat-map.state', { state }),
      ];
      const words = parts.join(say('seat-map.comma'));
      if (!refusal || refusal === 'OTHER_CABIN') return words;
      return intl.formatMessage(
        { id: 'seat-map.because' },
        { seat: words, reason: reason(refusal) },
      );
    };
    return {
      sentence,
      cost,
      position: ({ seat }) => say('seat-map.position', { position: seat.position }),
      zone: (zone) => say('seat-map.zone', { zone }),
    };
  }, [intl, locale, whose]);
}
