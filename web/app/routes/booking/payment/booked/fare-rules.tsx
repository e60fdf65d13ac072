import { Flex } from '@chakra-ui/react';
import {
  type Condition,
  useConditions,
} from '#web/app/components/fare-conditions/use-conditions.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Muted } from '#web/app/ui/muted.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { BookedTripFragment } from './booked-trip.gen.ts';
import { BrandHeading } from './brand-heading.tsx';
import { byBrand } from './by-brand.ts';

const SHOWN: readonly Condition[] = ['changeFee', 'refundFee', 'noShowFee'];

/** What a change, a refund and a missed flight cost, fare by fare, and how to ask for them. */
export function FareRules({ order: { bounds, tripType } }: { order: BookedTripFragment }) {
  const to = useLocalePath();
  const conditions = useConditions();
  return (
    <>
      {byBrand(bounds).map((fare) => (
        <div key={fare.brand.code}>
          <BrandHeading {...fare} tripType={tripType} />
          <dl>
            {conditions(fare.brand)
              .filter(({ condition }) => SHOWN.includes(condition))
              .map(({ condition, label, value }) => (
                <Flex key={condition} wrap="wrap" justify="space-between" columnGap="4">
                  <Muted as="dt" size="md">
                    {label}
                  </Muted>
                  <dd>{value}</dd>
                </Flex>
              ))}
          </dl>
        </div>
      ))}
      <Muted>
        <FormattedMessage id="fare-conditions.perBound" />{' '}
        <FormattedMessage
          id="booking-payment.booked.howToChange"
          values={{
            link: (label) => <TextLink to={to('/guide/contact#changes')}>{label}</TextLink>,
          }}
        />
      </Muted>
    </>
  );
}
