import { Flex, Stack } from '@chakra-ui/react';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import { useListOptions } from '#web/app/components/flight-results/address/use-list-options.ts';
import type { SearchDraft } from '#web/app/components/search-panel/search-draft.ts';
import { Day, Money } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { isDayInReach } from '#web/app/routes/booking/search/address/move-day.ts';
import { useDayQuery } from '#web/app/routes/booking/search/address/use-day-query.ts';
import { Button, LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';
import type { RibbonDayFragment } from './ribbon-day.gen.ts';

/**
 * Whether nothing is flown on any of the days around, so that another day of the week would not
 * help.
 */
const isOutOfSeason = (ribbon: readonly RibbonDayFragment[]): boolean =>
  ribbon.length > 0 &&
  ribbon.every(({ noPriceReason }) => noPriceReason === 'NO_FLIGHTS' || noPriceReason === 'PAST');

/** The heading of an empty list: why the day has no flights. */
function noFlightsTitle(ribbon: readonly RibbonDayFragment[], date: LocalDate) {
  const reason = ribbon.find((day) => day.date === date)?.noPriceReason;
  if (reason === 'SOLD_OUT') return 'booking-search.noFlights.soldOut';
  if (reason === 'TOO_LATE') return 'booking-search.noFlights.tooLate';
  return reason === 'NO_FLIGHTS'
    ? 'booking-search.noFlights.notFlown'
    : 'booking-search.noFlights.title';
}

/** The filter leaves none: all of it can be taken back at once. */
export function AllFilteredOut() {
  const { change } = useListOptions();
  return (
    <EmptyState
      headingLevel="h3"
      title={<FormattedMessage id="booking-search.noneLeft.title" />}
      action={
        <Button
          variant="secondary"
          onClick={() => change({ sort: 'RECOMMENDED', isDirectOnly: false, times: [] })}
        >
          <FormattedMessage id="booking-search.noneLeft.clear" />
        </Button>
      }
    />
  );
}

export type NoFlightsProps = {
  /** The nearest days that have a price. */
  days: readonly RibbonDayFragment[];
  /** The days around, which say why. */
  ribbon: readonly RibbonDayFragment[];
  date: string;
  index: number;
  draft: SearchDraft;
};

/**
 * No flight on that day, or none with a seat: why, and the nearest days that have one (RULES 3.7).
 */
export function NoFlights({ days, ribbon, date, index, draft }: NoFlightsProps) {
  const toDay = useDayQuery(index);
  const open = days.filter((day) => isDayInReach(draft, index, day.date));
  const next = open.find((day) => day.date > date);
  return (
    <EmptyState
      headingLevel="h3"
      title={
        <FormattedMessage
          id={noFlightsTitle(ribbon, date)}
          values={{ date: <Day value={date} style="weekday" /> }}
        />
      }
    >
      {isOutOfSeason(ribbon) && next && (
        <p>
          <FormattedMessage
            id="booking-search.noFlights.season"
            values={{ day: <Day value={next.date} style="weekday" /> }}
          />
        </p>
      )}
      <p>
        <FormattedMessage
          id={
            open.length > 0 ? 'booking-search.noFlights.nearest' : 'booking-search.noFlights.none'
          }
        />
      </p>
      {open.length > 0 && (
        <Flex as="ul" wrap="wrap" justify="center" gap="3" marginTop="4">
          {open.map((day) => (
            <li key={day.date}>
              <LinkButton variant="secondary" size="lg" to={toDay(day.date)} preventScrollReset>
                <Stack as="span" gap="0.5">
                  <Day value={day.date} style="weekday" />
                  {day.total && (
                    <strong>
                      <Money value={day.total} />
                    </strong>
                  )}
                </Stack>
              </LinkButton>
            </li>
          ))}
        </Flex>
      )}
    </EmptyState>
  );
}
