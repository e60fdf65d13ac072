import { Stack } from '@chakra-ui/react';
import { useMemo } from 'react';
import { ReaderRates } from '#web/app/components/converted-price/exchange-rates.ts';
import { type AskedChange, changeDatePath } from '#web/app/components/date-change/change-paths.ts';
import { ChangeSteps } from '#web/app/components/date-change/change-steps.tsx';
import { FreeChangeNote } from '#web/app/components/date-change/free-change-note.tsx';
import { useNames } from '#web/app/components/date-change/use-names.ts';
import { oldest } from '#web/app/components/flight-results/answer-times.ts';
import { PriceTimeout } from '#web/app/components/flight-results/price-timeout.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { useNextPage } from '#web/app/page/use-next-page.ts';
import { firstFlightOf } from '#web/app/scenes/stage/first-flight.ts';
import { FlightStage } from '#web/app/scenes/stage/flight-stage.tsx';
import { PageHeading } from '#web/app/ui/page-heading.tsx';
import { ChangeChoice } from './change-choice.tsx';
import { ChangeRefused } from './change-refused.tsx';
import { ChosenChanges } from './chosen-changes.tsx';
import type { LoadedChange } from './load-change.ts';
import { optionKey } from './option-key.ts';
import type { TripToChangeFragment } from './trip-to-change.gen.ts';

type ChooseFlightViewProps = {
  asked: AskedChange;
  change: LoadedChange;
  order: TripToChangeFragment;
};

/** A wide table or ribbon scrolls within itself. */
const SHRINKABLE = { '& > *': { minWidth: '0' } };

/** Who changes, what has been chosen, and what is to be chosen next. */
export function ChooseFlightView({ asked, change, order }: ChooseFlightViewProps) {
  const names = useNames();
  useNextPage('/changeDate/ack-date');
  const { trip, bounds, answer } = change;
  const at = bounds.current ?? 0;
  const priced = useMemo(
    () =>
      answer.flights.map((option) => ({
        key: optionKey(option),
        lowestTotal: option.lowestTotalDue,
      })),
    [answer],
  );
  const times = oldest([...bounds.times, answer]);
  const changing = order.passengers.filter(({ id }) => asked.passengers.includes(id));
  return (
    <ReaderRates value={trip.exchangeRates}>
      <PageTitle id="trips-change-date-choose-flight.title" />
      <FlightStage flight={firstFlightOf(order.bounds)}>
        <ChangeSteps current="flights" back={{ what: changeDatePath(asked) }} />
        <PageHeading lead={<span translate="no">{names(changing)}</span>}>
          <FormattedMessage id="trips-change-date-choose-flight.title" />
        </PageHeading>
      </FlightStage>
      <Stack gap={{ base: '3', sm: '6' }} css={SHRINKABLE}>
        {answer.userErrors.length > 0 ? (
          <ChangeRefused errors={answer.userErrors} asked={asked} />
        ) : (
          <>
            {answer.kind === 'INVOLUNTARY' && <FreeChangeNote />}
            <ChosenChanges chosen={bounds.chosen} asked={asked} tripType={order.tripType} />
            <ChangeChoice key={at} asked={asked} change={change} order={order} at={at} />
            {times && <PriceTimeout times={times} flights={priced} />}
          </>
        )}
      </Stack>
    </ReaderRates>
  );
}
