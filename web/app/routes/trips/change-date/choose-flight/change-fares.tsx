import { Box } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { changeLines } from '#web/app/components/date-change/change-lines.ts';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { withoutOpen } from '#web/app/components/flight-results/address/opened.ts';
import { withPick } from '#web/app/components/flight-results/address/picks.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import type { FareColumn } from '#web/app/components/flight-results/fares/fare-column.ts';
import { FlightPrice } from '#web/app/components/flight-results/fares/flight-price.tsx';
import { InReaderCurrency } from '#web/app/components/reader-price/in-reader-currency.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import type { ChangeFareColumnFragment } from './change-fare-column.gen.ts';
import { ChangePrice } from './change-price.tsx';
import type { ChangeOfferMaking } from './use-change-offer.ts';

/** What a fare is chosen for. */
export type FareChoiceContext = {
  /** Which of the bounds that change, counted from 0, of how many. */
  at: number;
  count: number;
  making: ChangeOfferMaking;
};

type FareProps = FareChoiceContext & { fare: ChangeFareColumnFragment; optionId: string };

/** What a fare costs everyone who changes, and of what that consists. */
function FareCost({ fare }: { fare: ChangeFareColumnFragment }) {
  const lines = changeLines(fare).filter(({ value }) => value.amount !== 0);
  return (
    <FlightPrice
      amount={<ChangePrice value={fare.totalDue} />}
      badge={fare.totalDue.amount > 0 && <InReaderCurrency value={fare.totalDue} />}
      notes={lines.map(({ kind, value }) => ({
        id: kind,
        text: (
          <FormattedMessage
            id="date-change.line.amount"
            values={{ kind, amount: <Money value={value} /> }}
          />
        ),
      }))}
    />
  );
}

/** Chooses a fare: for the last bound by making an offer, for others by a link to the page with that choice. */
function FareChoice({ fare, optionId, at, count, making }: FareProps) {
  const brandName = useBrandName();
  const { params, to } = useQuery();
  const words = (
    <span>
      <FormattedMessage id="flight-results.choose" />
      <VisuallyHidden> {brandName(fare.brand)}</VisuallyHidden>
    </span>
  );
  if (at < count - 1) {
    const pick = { optionId, brand: fare.brand.code, amount: fare.totalDue.amount };
    return (
      <LinkButton wide variant="secondary" to={to(withPick(withoutOpen(params), count, at, pick))}>
        {words}
      </LinkButton>
    );
  }
  const isLast = making.last === fare.changeFareId;
  return (
    <>
      {isLast && making.refusal && (
        <Box role="alert" marginBottom="2" color="danger.fg" textStyle="small">
          <RefusalText refusal={making.refusal} />
        </Box>
      )}
      <Button
        wide
        variant="secondary"
        loading={isLast && making.isAsking}
        onClick={() => making.choose(fare.changeFareId)}
      >
        {words}
      </Button>
    </>
  );
}

/** The brands to which one flight can be changed, as they are compared. */
export const changeFares = (
  fares: readonly ChangeFareColumnFragment[],
  optionId: string,
  choice: FareChoiceContext,
): FareColumn[] =>
  fares.map((fare) => ({
    brand: fare.brand,
    seatsLeft: fare.seatsLeft,
    price: <FareCost fare={fare} />,
    choice: <FareChoice fare={fare} optionId={optionId} {...choice} />,
  }));
