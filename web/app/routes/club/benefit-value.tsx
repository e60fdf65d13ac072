import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { Icon } from '#web/app/ui/icon.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import { type BenefitLine, isGiven, isYesOrNo } from './benefit-lines.ts';
import styles from './benefit-value.module.css';
import { useBenefitWords } from './use-benefit-words.ts';

/**
 * What a card gives in one line: a figure, or a sign with words for screen readers. Texts: `club`.
 */
export function BenefitValue({ line, tier }: { line: BenefitLine; tier: CardTier }) {
  const text = useBenefitWords().value(line, tier);
  const given = isGiven(line, tier);
  if (given !== false && !isYesOrNo(line)) return text;
  return (
    <span className={given ? styles.given : styles.none}>
      <Icon name={given ? 'check' : 'minus'} size="1.125rem" />
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
