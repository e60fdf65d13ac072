import { useIntl } from 'react-intl';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import type { FareConditionsFragment } from './fare-conditions.gen.ts';

/** The lines of a comparison, in the order travellers ask for them. */
export const CONDITIONS = [
  'cabinBags',
  'checkedBags',
  'changeFee',
  'refundFee',
  'noShowFee',
  'freeSeatChoice',
  'priority',
  'lounge',
  'pointsPercent',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/**
 * `good`: included or without a fee; `none`: not allowed or not included; `plain`: something in
 * between.
 */
export type ConditionLine = {
  condition: Condition;
  label: string;
  value: string;
  tone: 'good' | 'none' | 'plain';
};

type Conditions = FareConditionsFragment['conditions'];
type Fee = Conditions['changeFee'];

/** What a fare brand allows, line by line in words. Texts: `fare-conditions`. */
export function useConditions(): (brand: FareConditionsFragment) => ConditionLine[] {
  const intl = useIntl();
  const { money } = useFormat();

  const bags = ({ pieces, kilograms }: Conditions['checkedBags']) =>
    pieces === 0
      ? ({ value: intl.formatMessage({ id: 'fare-conditions.noBag' }), tone: 'none' } as const)
      : ({
          value: intl.formatMessage(
            { id: 'fare-conditions.bags' },
            { pieces, kilograms: kilograms ?? 0 },
          ),
          tone: 'good',
        } as const);
  const fee = (amount: Fee, kind: 'change' | 'refund') => {
    if (!amount)
      return { value: intl.formatMessage({ id: `fare-conditions.${kind}.none` }), tone: 'none' };
    if (amount.amount === 0)
      return { value: intl.formatMessage({ id: `fare-conditions.${kind}.free` }), tone: 'good' };
    const values = { fee: money(amount) };
    return {
      value: intl.formatMessage({ id: `fare-conditions.${kind}.fee` }, values),
      tone: 'plain',
    };
  };
  const noShow = (amount: Fee) =>
    amount && amount.amount > 0
      ? intl.formatMessage({ id: 'fare-conditions.noShow.fee' }, { fee: money(amount) })
      : intl.formatMessage({ id: 'fare-conditions.noShow.free' });
  const included = (is: boolean, yes: 'free' | 'included') => ({
    value: intl.formatMessage({
      id: is ? `fare-conditions.${yes}` : 'fare-conditions.notIncluded',
    }),
    tone: is ? 'good' : 'none',
  });

  return ({ conditions }) => {
    const lines = {
      cabinBags: bags(conditions.cabinBags),
      checkedBags: bags(conditions.checkedBags),
      changeFee: fee(conditions.changeFee, 'change'),
      refundFee: fee(conditions.refundFee, 'refund'),
      noShowFee: { value: noShow(conditions.noShowFee), tone: 'plain' },
      freeSeatChoice: included(conditions.freeSeatChoice, 'free'),
      priority: included(conditions.priority, 'included'),
      lounge: included(conditions.lounge, 'included'),
      pointsPercent: {
        value: intl.formatMessage(
          { id: 'fare-conditions.points' },
          { percent: conditions.pointsPercent },
        ),
        tone: 'plain',
      },
    } as Record<Condition, Pick<ConditionLine, 'value' | 'tone'>>;
    return CONDITIONS.map((condition) => ({
      condition,
      label: intl.formatMessage({ id: `fare-conditions.label.${condition}` }),
      ...lines[condition],
    }));
  };
}
