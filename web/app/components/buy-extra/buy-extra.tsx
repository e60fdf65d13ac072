import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { ExtraToBuyFragment } from './extra-to-buy.gen.ts';
import { extrasPathFor } from './extras-path.ts';

/**
 * An extra that is bought online: price and rule first, then the ways to buy it and to join. Texts:
 * `buy-extra`.
 */
export function BuyExtra({ extra }: { extra: ExtraToBuyFragment }) {
  const to = useLocalePath();
  const { kind, name, text, price, points, validDays } = extra;
  if (!price) return null;
  return (
    <Notice
      tone="club"
      title={
        <FormattedMessage
          id="buy-extra.title"
          values={{ name, price: <Money key="price" value={price} /> }}
        />
      }
    >
      <p>{text}</p>
      <p>
        <FormattedMessage
          id="buy-extra.terms"
          values={{
            points: points ?? 0,
            days: validDays,
            join: (words) => <TextLink to={to('/register')}>{words}</TextLink>,
          }}
        />
      </p>
      <p style={{ marginTop: '0.75rem' }}>
        <LinkButton variant="secondary" to={to(extrasPathFor(kind))}>
          <FormattedMessage id="buy-extra.buy" />
        </LinkButton>
      </p>
    </Notice>
  );
}
