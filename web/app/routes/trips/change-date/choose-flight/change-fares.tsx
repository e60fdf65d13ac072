import { Box, chakra } from '@chakra-ui/react';
import { InReaderCurrency } from '#web/app/components/converted-price/in-chosen-currency.tsx';
import { changeLines } from '#web/app/components/date-change/change-lines.ts';
import { GivenUp } from '#web/app/components/date-change/given-up.tsx';
import type { FareConditionsFragment } from '#web/app/components/fare-conditions/fare-conditions.gen.ts';
import { useBrandName } from '#web/app/components/fare-conditions/use-brand-name.ts';
import { withoutOpen } from '#web/app/components/flight-results/address/opened.ts';
import { withPick } from '#web/app/components/flight-results/address/picks.ts';
import { useQuery } from '#web/app/components/flight-results/address/use-query.ts';
import type { FareColumn } from '#web/app/components/flight-results/fares/fare-column.ts';
import { FlightPrice } from '#web/app/components/flight-results/fares/flight-price.tsx';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { List } from '#web/app/ui/list.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import type { ChangeFareColumnFragment } from './change-fare-column.gen.ts';
import { ChangePrice } from './change-price.tsx';
import type { ChangeOfferMaking } from './use-change-offer.ts';

/** What a fare is chosen for. */
export type FareChoiceContext = {
  /** The fare of the ticket. */
  own: FareConditionsFragment;
  /** Which of the bounds that change, counted from 0, of how many. */
  at: number;
  count: number;
  making: ChangeOfferMaking;
};

type FareProps = FareChoiceContext & {
  fare: ChangeFareColumnFragment;
  optionId: string;
  /** It is lower than the fare of the ticket: its button is no equal of the others. */
  isLower?: boolean;
};

/** The fares that are no lower than that of the ticket, and those that are (RULES 8.29). */
export const byRank = (
  own: Pick<FareConditionsFragment, 'rank'>,
  fares: readonly ChangeFareColumnFragment[],
) => ({
  kept: fares.filter(({ brand }) => brand.rank >= own.rank),
  lower: fares.filter(({ brand }) => brand.rank < own.rank),
});

/** What a fare costs everyone who changes, and of what that consists. */
function FareCost({ fare, isOwn = false }: { fare: ChangeFareColumnFragment; isOwn?: boolean }) {
  const lines = changeLines(fare).filter(({ value }) => value.amount !== 0);
  return (
    <FlightPrice
      amount={<ChangePrice value={fare.totalDue} />}
      badge={
        <>
          {isOwn && (
            <Badge tone="brand">
              <FormattedMessage id="trips-change-date-choose-flight.asNow" />
            </Badge>
          )}
          {fare.totalDue.amount > 0 && <InReaderCurrency value={fare.totalDue} />}
        </>
      }
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

/**
 * Chooses a fare: for the last bound by making an offer, for others by a link to the page with that
 * choice.
 */
function FareChoice({ fare, optionId, at, count, making, isLower = false }: FareProps) {
  const brandName = useBrandName();
  const { params, to } = useQuery();
  const variant = isLower ? 'quiet' : 'secondary';
  const words = isLower ? (
    <FormattedMessage
      id="trips-change-date-choose-flight.lower.choose"
      values={{ brand: brandName(fare.brand) }}
    />
  ) : (
    <span>
      <FormattedMessage id="flight-results.choose" />
      <VisuallyHidden> {brandName(fare.brand)}</VisuallyHidden>
    </span>
  );
  if (at < count - 1) {
    const pick = { optionId, brand: fare.brand.code, amount: fare.totalDue.amount };
    return (
      <LinkButton
        wide={!isLower}
        variant={variant}
        to={to(withPick(withoutOpen(params), count, at, pick))}
      >
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
        wide={!isLower}
        variant={variant}
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
    price: <FareCost fare={fare} isOwn={fare.brand.code === choice.own.code} />,
    choice: <FareChoice fare={fare} optionId={optionId} {...choice} />,
  }));

type LowerFaresProps = {
  fares: readonly ChangeFareColumnFragment[];
  optionId: string;
  choice: FareChoiceContext;
};

/**
 * Fares below that of the ticket, folded away: each with what is given up by it, and no button like
 * the others (RULES 8.29).
 */
export function LowerFares({ fares, optionId, choice }: LowerFaresProps) {
  const brandName = useBrandName();
  if (fares.length === 0) return null;
  return (
    <chakra.details marginTop="4">
      <chakra.summary minHeight="11" alignContent="center" cursor="pointer">
        <FormattedMessage
          id="trips-change-date-choose-flight.lower"
          values={{ count: fares.length }}
        />
      </chakra.summary>
      <List gap="5">
        {fares.map((fare) => (
          <li key={fare.brand.code}>
            <h5 className="text-label">{brandName(fare.brand)}</h5>
            <FareCost fare={fare} />
            <p>
              <FormattedMessage id="date-change.givenUp" />
            </p>
            <GivenUp own={choice.own} other={fare.brand} amounts={fare} />
            <FareChoice fare={fare} optionId={optionId} isLower {...choice} />
          </li>
        ))}
      </List>
    </chakra.details>
  );
}
