import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { includedBy } from '#schema/rules/club/extra-for-passenger.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Muted } from '#web/app/ui/muted.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { isFor, needsFlight } from './basket.ts';
import type { OfferedExtraFragment } from './offered-extra.gen.ts';
import { includedFor, type Traveller } from './passenger-extras.ts';

type WhyNotSoldProps = {
  extra: OfferedExtraFragment;
  tier: CardTier | null;
  /** For whom it would be; none where it is for no order. */
  travellers: readonly Traveller[];
};

/**
 * What is in no fare: an extra that a member buys for no flight yet is compared with the card
 * alone.
 */
const NO_FARE = { cabin: 'ECONOMY', conditions: { priority: false, lounge: false } } as const;

/** The names of those who have an extra already, by the card that gives it: null for the fare. */
function hadBy(extraId: string, travellers: readonly Traveller[]) {
  const names = new Map<CardTier | null, Map<string, Traveller['name']>>();
  for (const { id, name, extras } of travellers) {
    const had = includedFor({ id, extras }, extraId);
    if (!had) continue;
    const same = names.get(had.cardTier) ?? new Map();
    names.set(had.cardTier, same.set(JSON.stringify(name), name));
  }
  return [...names].map(([tier, same]) => [tier, [...same.values()]] as const);
}

/**
 * Why an extra is not sold here or not to everyone: another card, the flight is to be chosen first,
 * or who has it already.
 */
export function WhyNotSold({ extra, tier, travellers }: WhyNotSoldProps) {
  const intl = useIntl();
  const to = useLocalePath();
  const { personName } = useFormat();
  const card = (of: CardTier) => intl.formatMessage({ id: 'club-card.name' }, { tier: of });
  const [lowest] = extra.tiers;
  const notes: [string, ReactNode][] = [];
  if (!isFor(tier, extra) && lowest) {
    const id = tier ? 'trips-extras.otherCard' : 'trips-extras.guest.otherCard';
    notes.push([id, intl.formatMessage({ id }, { card: card(lowest) })]);
  }
  if (travellers.length === 0 && needsFlight(extra))
    notes.push([
      'flight',
      <FormattedMessage
        key="flight"
        id="trips-extras.needsFlight"
        values={{ link: (words) => <TextLink to={to('/order/flightOrder')}>{words}</TextLink> }}
      />,
    ]);
  if (travellers.length === 0 && tier && includedBy(extra.kind, { tier, ...NO_FARE }))
    notes.push([
      'own',
      intl.formatMessage({ id: 'trips-extras.included.own' }, { card: card(tier) }),
    ]);
  for (const [tierOfCard, names] of hadBy(extra.id, travellers)) {
    const by = tierOfCard ? 'CARD' : 'FARE';
    const name = intl.formatList(names.map(personName), { style: 'narrow' });
    const values = { name, by, card: tierOfCard ? card(tierOfCard) : '' };
    notes.push([values.card, intl.formatMessage({ id: 'trips-extras.included' }, values)]);
  }
  return notes.map(([key, note]) => <Muted key={key}>{note}</Muted>);
}
