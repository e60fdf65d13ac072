import { Flex } from '@chakra-ui/react';
import { isLocalDate, type LocalDate } from '#schema/rules/base/local-date.ts';
import {
  FLIGHT_STATUS_PATH,
  flightDetailsAddress,
} from '#web/app/components/flight-day/flight-day-address.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PageTitle } from '#web/app/page/page-title.tsx';
import { Nowhere } from '#web/app/scenes/nowhere.tsx';
import { LinkButton } from '#web/app/ui/button.tsx';
import { EmptyState } from '#web/app/ui/empty-state.tsx';

export type NoSuchFlightProps = {
  flightNumber: string;
  /** As the address has it; may be no day at all. */
  date: string;
  /** Days on which the flight goes. */
  nearestDays: readonly LocalDate[];
  /** Why there is none; null where it only does not go on that day. */
  code: string | null;
};

/**
 * The address names no flight: why, the nearest days on which it goes, and the way back to the
 * search.
 */
export function NoSuchFlight({ flightNumber, date, nearestDays, code }: NoSuchFlightProps) {
  const to = useLocalePath();
  const codeText = useCodeText();
  return (
    <>
      <PageTitle id="flight-status-flight.none" />
      <EmptyState
        picture={<Nowhere />}
        headingLevel="h1"
        title={
          isLocalDate(date) && code === null ? (
            <FormattedMessage
              id="flight-status-flight.notThatDay"
              values={{ number: flightNumber, date: <Day value={date} style="weekday" /> }}
            />
          ) : (
            <FormattedMessage id="flight-status-flight.none" />
          )
        }
        action={
          <LinkButton
            to={to(
              `${FLIGHT_STATUS_PATH}?${new URLSearchParams({ flight: flightNumber, ...(isLocalDate(date) ? { date } : {}) })}`,
            )}
          >
            <FormattedMessage id="flight-status-flight.search" />
          </LinkButton>
        }
      >
        {code && <p>{codeText(code)}</p>}
        {nearestDays.length > 0 && (
          <>
            <p>
              <FormattedMessage id="flight-status-flight.nearest" />
            </p>
            <Flex as="ul" wrap="wrap" justify="center" gap="2" marginTop="3">
              {nearestDays.map((day) => (
                <li key={day}>
                  <LinkButton variant="secondary" to={to(flightDetailsAddress(flightNumber, day))}>
                    <Day value={day} style="short" />
                  </LinkButton>
                </li>
              ))}
            </Flex>
          </>
        )}
      </EmptyState>
    </>
  );
}
