import { Stack } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { DayPicker } from '#web/app/components/day-picker/day-picker.tsx';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import { FlightTicket } from '#web/app/components/order-view/flight-ticket.tsx';
import { dayIn } from '#web/app/i18n/format/days.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { Tick } from '#web/app/ui/tick.tsx';
import {
  bookedDay,
  type Changeable,
  type ChangeDraft,
  daysOf,
  withBound,
  withDay,
} from './change-draft.ts';
import { changePricesOf } from './change-prices-of.ts';

type FlightChoiceProps = {
  changeable: Changeable;
  draft: ChangeDraft;
  onChange: (draft: ChangeDraft) => void;
};

/** The tickets of the order; the stub of each that is ticked asks for its new day. */
export function FlightChoice({ changeable, draft, onChange }: FlightChoiceProps) {
  const intl = useIntl();
  const label = useBoundLabel();
  const { tripType, bounds } = changeable.order;
  const several = bounds.length > 1;
  return (
    <section aria-labelledby="flights">
      <PartHeading id="flights">
        <FormattedMessage id="trips-change-date.flights" values={{ several: String(several) }} />
      </PartHeading>
      <List gap="4">
        {bounds.map((bound) => {
          const day = draft.days.get(bound.index);
          const { first, last } = daysOf(changeable, draft, bound);
          const change = (
            <>
              {several && (
                <Tick
                  type="checkbox"
                  checked={day !== undefined}
                  onChange={(chosen) => onChange(withBound(draft, bound.index, chosen))}
                >
                  <FormattedMessage
                    id="trips-change-date.flights.change"
                    values={{ bound: label(tripType, bound.index) }}
                  />
                </Tick>
              )}
              {day !== undefined && (
                <Stack gap="1" width="20rem" maxWidth="full">
                  <DayPicker
                    id={`day-${bound.index}`}
                    name="day"
                    label={intl.formatMessage(
                      { id: 'trips-change-date.day' },
                      { bound: several ? label(tripType, bound.index) : 'NONE' },
                    )}
                    empty={intl.formatMessage({ id: 'trips-change-date.day.choose' })}
                    value={day || null}
                    problem={undefined}
                    today={dayIn(changeable.order.serverNow, bound.itinerary.departure.zone)}
                    span={{ first, last }}
                    opensOn={bookedDay(bound)}
                    priced={changePricesOf(changeable, draft, bound.index)}
                    onChange={(chosen) => onChange(withDay(draft, bound.index, chosen))}
                  />
                  <Muted>
                    <FormattedMessage
                      id="trips-change-date.day.hint"
                      values={{ first: <Day value={first} />, last: <Day value={last} /> }}
                    />
                  </Muted>
                </Stack>
              )}
            </>
          );
          return (
            <li key={bound.index}>
              <FlightTicket bound={bound} tripType={tripType} action={change} />
            </li>
          );
        })}
      </List>
    </section>
  );
}
