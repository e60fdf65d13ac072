import { chakra, Stack } from '@chakra-ui/react';
import { FormattedNumber } from 'react-intl';
import { NotNow } from '#web/app/components/not-now/not-now.tsx';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Muted } from '#web/app/ui/muted.tsx';
import { PagePart, PartHeading } from '#web/app/ui/part-heading.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { AccountQuery } from './account.route.gen.ts';

type Member = NonNullable<AccountQuery['viewer']['member']>;
type CouponsPanelProps = { coupons: Pick<Member, 'couponCounts' | 'extraCoupons'> };

const COUNTED = ['discounts', 'extras'] as const;

/** How many coupons can be used, which of them expires first, and the way to them. */
export function CouponsPanel({ coupons: { couponCounts, extraCoupons } }: CouponsPanelProps) {
  const to = useLocalePath();
  const [first] = extraCoupons ?? [];
  return (
    <PagePart>
      <PartHeading>
        <FormattedMessage id="account-overview.coupons" />
      </PartHeading>
      <Stack gap="4">
        {couponCounts === null && <NotNow what="COUPONS" />}
        {couponCounts && (
          <chakra.dl
            display="grid"
            gridTemplateColumns="repeat(auto-fit, minmax(9rem, 1fr))"
            gap="4"
          >
            {COUNTED.map((kind) => (
              <div key={kind}>
                <Muted as="dt">
                  <FormattedMessage id={`account-overview.coupons.${kind}`} />
                </Muted>
                <chakra.dd textStyle="figure">
                  <FormattedNumber value={couponCounts[kind]} />
                </chakra.dd>
              </div>
            ))}
          </chakra.dl>
        )}
        {first && (
          <Muted>
            <FormattedMessage
              id="account-overview.coupons.first"
              values={{ name: first.name, day: <Day value={first.validUntil} /> }}
            />
          </Muted>
        )}
        <p>
          <TextLink to={to('/order/equityOrder')}>
            <FormattedMessage id="account-overview.toCoupons" />
          </TextLink>
        </p>
      </Stack>
    </PagePart>
  );
}
