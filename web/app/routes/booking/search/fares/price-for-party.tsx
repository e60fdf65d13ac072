import type { ReactNode } from 'react';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';
import { InReaderCurrency } from '#web/app/components/converted-price/in-chosen-currency.tsx';
import { FlightPrice } from '#web/app/components/flight-results/fares/flight-price.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { FareOptionFragment } from './fare-option.gen.ts';

export type PriceForPartyProps = Pick<FareOptionFragment, 'perAdult' | 'total'> & {
  party: PartyCounts;
  /** There are dearer ones. */
  isFrom?: boolean;
  /** A word about the price. */
  children?: ReactNode;
};

/** What one adult pays, and what the whole party pays; all taxes are in both. */
export function PriceForParty({
  perAdult,
  total,
  party,
  isFrom = false,
  children,
}: PriceForPartyProps) {
  const count = party.adults + party.children + party.infants;
  const perPerson = (
    <>
      <FormattedMessage id="booking-search.perAdult" /> <InReaderCurrency value={perAdult} />
    </>
  );
  const forAll = (
    <>
      <FormattedMessage
        id="booking-search.forAll"
        values={{ count, amount: <Money value={total} /> }}
      />{' '}
      <InReaderCurrency value={total} />
    </>
  );
  return (
    <FlightPrice
      amount={<Money value={perAdult} />}
      isFrom={isFrom}
      badge={children}
      notes={[
        { id: 'adult', text: perPerson },
        ...(count > 1 ? [{ id: 'all', text: forAll }] : []),
      ]}
    />
  );
}
