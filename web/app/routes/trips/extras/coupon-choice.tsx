import { chakra, Span } from '@chakra-ui/react';
import { Day, Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { List } from '#web/app/ui/list.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { Tick } from '#web/app/ui/tick.tsx';
import type { CouponToUseFragment } from './coupon-to-use.gen.ts';

type CouponChoiceProps = {
  coupons: readonly CouponToUseFragment[];
  /** The ids that are ticked, before the gateway has answered too. */
  chosen: readonly string[];
  onChosen: (ids: string[]) => void;
};

const NOTE = { display: 'block', color: 'fg.muted', textStyle: 'small' } as const;

function CouponName({ coupon: { name, number } }: Pick<CouponToUseFragment, 'coupon'>) {
  return (
    <Span display="flex" flexWrap="wrap" columnGap="3">
      <Span fontWeight="semibold">{name}</Span>
      <PrintedCode>{number}</PrintedCode>
    </Span>
  );
}

/**
 * Which of the member’s coupons pay for what is chosen; those that cannot are folded away, each
 * with the reason.
 */
export function CouponChoice({ coupons, chosen, onChosen }: CouponChoiceProps) {
  const codeText = useCodeText();
  const fitting = coupons.filter(({ value }) => value);
  const others = coupons.filter(({ value }) => !value);
  if (coupons.length === 0) return null;
  return (
    <chakra.fieldset width="full" minWidth="0">
      <chakra.legend textStyle="h3" marginBottom="2">
        <FormattedMessage id="trips-extras.use" />
      </chakra.legend>
      {fitting.length === 0 && (
        <p>
          <FormattedMessage id="trips-extras.use.none" />
        </p>
      )}
      {fitting.map(({ coupon, value }) => (
        <Tick
          key={coupon.id}
          type="checkbox"
          checked={chosen.includes(coupon.id)}
          onChange={(on) =>
            onChosen(on ? [...chosen, coupon.id] : chosen.filter((id) => id !== coupon.id))
          }
        >
          <CouponName coupon={coupon} />
          <Span {...NOTE}>
            <FormattedMessage
              id="trips-extras.use.terms"
              values={{
                value: value && <Money value={value} />,
                day: <Day value={coupon.validUntil} />,
              }}
            />
          </Span>
        </Tick>
      ))}
      {others.length > 0 && (
        <details>
          <chakra.summary minHeight="11" alignContent="center" cursor="pointer">
            <FormattedMessage id="trips-extras.use.others" values={{ count: others.length }} />
          </chakra.summary>
          <List>
            {others.map(({ coupon, reason }) => (
              <li key={coupon.id}>
                <CouponName coupon={coupon} />
                <Span {...NOTE}>{reason && codeText(reason)}</Span>
              </li>
            ))}
          </List>
        </details>
      )}
    </chakra.fieldset>
  );
}
