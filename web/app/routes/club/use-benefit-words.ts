import { useIntl } from 'react-intl';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { type QualifyingTarget, TIER_CARDS } from '#schema/codes/club/tier-benefits.ts';
import { type BenefitLine, isGiven } from './benefit-lines.ts';

/** What a card gives and asks, line by line in words. Texts: `club`. */
export function useBenefitWords() {
  const intl = useIntl();
  const target = (wanted: QualifyingTarget) => intl.formatMessage({ id: 'club.target' }, wanted);

  const value = (line: BenefitLine, tier: CardTier): string => {
    const { way, toReach, toRenew, validMonths, benefits } = TIER_CARDS[tier];
    if (isGiven(line, tier) === false) return intl.formatMessage({ id: 'club.notIncluded' });
    switch (line) {
      case 'toReach':
        return toReach ? target(toReach) : intl.formatMessage({ id: 'club.toReach' }, { way });
      case 'toRenew':
        return toRenew ? target(toRenew) : intl.formatMessage({ id: 'club.toRenew' }, { way });
      case 'validMonths':
        return validMonths === null
          ? intl.formatMessage({ id: 'club.noEnd' })
          : intl.formatMessage({ id: 'club.months' }, { months: validMonths });
      case 'pointsBonusPercent':
        return intl.formatMessage({ id: 'club.bonus' }, { percent: benefits.pointsBonusPercent });
      case 'seatDiscountPercent': {
        const percent = benefits.seatDiscountPercent;
        return percent === 100
          ? intl.formatMessage({ id: 'club.seatsFree' })
          : intl.formatMessage({ id: 'club.seatsOff' }, { percent });
      }
      case 'extraBags':
        return intl.formatMessage(
          { id: 'club.bags' },
          { pieces: 0, kilograms: 0, ...benefits.extraBags },
        );
      case 'lounge':
        return intl.formatMessage({ id: 'club.guests' }, { guests: 0, ...benefits.lounge });
      case 'counter':
        return intl.formatMessage({ id: 'club.counter' }, { counter: benefits.counter });
      default:
        return intl.formatMessage({ id: 'club.included' });
    }
  };

  return { value, line: (line: BenefitLine) => intl.formatMessage({ id: `club.line.${line}` }) };
}
