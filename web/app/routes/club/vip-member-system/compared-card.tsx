import { useIntl } from 'react-intl';
import { CARD_TIERS, type CardTier } from '#schema/codes/club/card-tiers.ts';
import { useCardWords } from '#web/app/components/club-card/use-card-words.ts';
import { NativeSelect } from '#web/app/ui/native/native-input.tsx';

/** The choice of one of two cards to compare; the other one cannot be chosen twice. */
export function ComparedCard({
  label,
  value,
  other,
  onChange,
}: {
  label: 'club.compareFirst' | 'club.compareSecond';
  value: CardTier;
  other: CardTier;
  onChange: (tier: CardTier) => void;
}) {
  const { card } = useCardWords();
  const intl = useIntl();
  return (
    <NativeSelect
      aria-label={intl.formatMessage({ id: label })}
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = CARD_TIERS.find((tier) => tier === currentTarget.value);
        if (chosen) onChange(chosen);
      }}
    >
      {CARD_TIERS.map((tier) => (
        <option key={tier} value={tier} disabled={tier === other}>
          {card(tier)}
        </option>
      ))}
    </NativeSelect>
  );
}
