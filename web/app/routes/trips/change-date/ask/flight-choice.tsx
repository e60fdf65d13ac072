import { Field, Stack } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { BoundSummary } from '#web/app/components/itinerary/bound-summary.tsx';
import { useBoundLabel } from '#web/app/components/itinerary/use-bound-label.ts';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { Input } from '#web/app/ui/input.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PartHeading } from '#web/app/ui/part-heading.tsx';
import { Tick } from '#web/app/ui/tick.tsx';
import { type Changeable, type ChangeDraft, daysOf, withBound, withDay } from './change-draft.ts';

type FlightChoiceProps = {
  changeable: Changeable;
  draft: ChangeDraft;
  onChange: (draft: ChangeDraft) => void;
};

/** The bounds of the order; each that is ticked asks for its new day. */
export function FlightChoice({ changeable, draft, onChange }: FlightChoiceProps) {
  const label = useBoundLabel();
  const { tripType, bounds } = changeable.order;
  const several = bounds.length > 1;
  return (
    <Panel as="section" aria-labelledby="flights">
      <PartHeading id="flights">
        <FormattedMessage id="trips-change-date.flights" values={{ several: String(several) }} />
      </PartHeading>
      <Stack gap="6">
        {bounds.map((bound) => {
          const day = draft.days.get(bound.index);
          const { first, last } = daysOf(changeable, draft, bound);
          return (
            <div key={bound.index}>
              <BoundSummary bound={bound} tripType={tripType} />
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
                <Field.Root marginTop="2">
                  <Field.Label>
                    <FormattedMessage
                      id="trips-change-date.day"
                      values={{ bound: several ? label(tripType, bound.index) : 'NONE' }}
                    />
                  </Field.Label>
                  <Input
                    type="date"
                    min={first}
                    max={last}
                    value={day}
                    width="short"
                    autoComplete="off"
                    onChange={({ target }) =>
                      onChange(
                        withDay(draft, bound.index, isLocalDate(target.value) ? target.value : ''),
                      )
                    }
                  />
                  <Field.HelperText>
                    {day ? (
                      <Day value={day} style="weekday" />
                    ) : (
                      <FormattedMessage
                        id="trips-change-date.day.hint"
                        values={{ first: <Day value={first} />, last: <Day value={last} /> }}
                      />
                    )}
                  </Field.HelperText>
                </Field.Root>
              )}
            </div>
          );
        })}
      </Stack>
    </Panel>
  );
}
