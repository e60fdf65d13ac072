import { Box, chakra, Text } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { flightStatusDays } from '#schema/rules/flights/flight-status-days.ts';
import { type PlaceAirport, placesOf } from '#web/app/components/airport-combobox/place.ts';
import { DayPicker } from '#web/app/components/day-picker/day-picker.tsx';
import { FLIGHT_STATUS_PATH } from '#web/app/components/flight-day/flight-day-address.ts';
import { PlacesPair } from '#web/app/components/search-panel/places-pair.tsx';
import { CODE_VALUES } from '#web/app/i18n/code-values.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Button } from '#web/app/ui/button.tsx';
import { Segmented } from '#web/app/ui/segmented.tsx';
import { StatusCell } from './status-cell.tsx';
import type { StatusDraft, StatusProblems } from './status-question.ts';
import { useStatusDraft } from './use-status-draft.ts';

const SUBMIT = {
  width: { base: 'full', lg: 'auto' },
  minWidth: { lg: '10rem' },
  minHeight: '16',
} as const;
const WHOLE_LINE = { gridColumn: { sm: '1 / -1', lg: 'auto' } } as const;

const LINE = { display: 'grid', gap: '3', alignItems: 'start', marginTop: '4' } as const;

/** By route the places have a line of their own on a middling screen, by number the button. */
const BY_WAY = {
  ROUTE: {
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr) 13rem auto' },
    css: { '& > div:first-of-type': WHOLE_LINE, '& > [type=submit]': SUBMIT },
  },
  FLIGHT: {
    gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 22rem) 13rem auto' },
    justifyContent: { lg: 'start' },
    css: { '& > [type=submit]': { ...SUBMIT, ...WHOLE_LINE } },
  },
} as const;

export type StatusFormProps = {
  airports: readonly PlaceAirport[];
  today: string;
  /** What the address asks. */
  asked: StatusDraft;
  /** What is wrong with that. */
  refused: StatusProblems;
};

/**
 * Asks by route or by number and goes to the address of the answer. What was typed stays; each
 * fault is shown at its field, whether the form or the gateway found it. Without scripts it is a
 * plain form.
 */
export function StatusForm({ airports, today, asked, refused }: StatusFormProps) {
  const intl = useIntl();
  const to = useLocalePath();
  const { id, form, draft, change, idOf, problemOf, ask } = useStatusDraft(asked, refused);
  const places = useMemo(() => placesOf(airports), [airports]);
  const days = flightStatusDays(today);

  return (
    <chakra.form
      ref={form}
      method="get"
      action={to(FLIGHT_STATUS_PATH)}
      noValidate
      aria-label={intl.formatMessage({ id: 'flight-status-search.form' })}
      padding={{ base: '4', sm: '5' }}
      borderWidth="1px"
      borderRadius="lg"
      backgroundColor="bg.panel"
      onSubmit={ask}
    >
      <Segmented
        label={intl.formatMessage({ id: 'flight-status-search.way' })}
        name="by"
        options={[
          { value: 'ROUTE', label: intl.formatMessage({ id: 'flight-status-search.byRoute' }) },
          { value: 'FLIGHT', label: intl.formatMessage({ id: 'flight-status-search.byNumber' }) },
        ]}
        value={draft.by}
        onChange={(by) => change({ by })}
      />
      <Box {...LINE} {...BY_WAY[draft.by]}>
        {draft.by === 'ROUTE' ? (
          <PlacesPair
            id={id}
            index={0}
            bound={{ origin: draft.from, destination: draft.to, date: null }}
            places={places}
            problems={{ origin: problemOf('from'), destination: problemOf('to') }}
            onChange={({ origin = draft.from, destination = draft.to }) =>
              change({ from: origin, to: destination })
            }
            onSwap={() => change({ from: draft.to, to: draft.from })}
          />
        ) : (
          <StatusCell
            id={idOf('flight')}
            name="flight"
            label={intl.formatMessage({ id: 'flight-status-search.number' })}
            placeholder={intl.formatMessage(
              { id: 'flight-status-search.numberExample' },
              { flightNumber: CODE_VALUES.flightNumber },
            )}
            autoCapitalize="characters"
            autoComplete="off"
            spellCheck={false}
            maxLength={12}
            value={draft.flight}
            problem={problemOf('flight')}
            onChange={({ target }) => change({ flight: target.value })}
          />
        )}
        <DayPicker
          id={idOf('date')}
          name="date"
          label={intl.formatMessage({ id: 'flight-status-search.date' })}
          empty={intl.formatMessage({ id: 'search-panel.chooseDate' })}
          value={isLocalDate(draft.date) ? draft.date : null}
          problem={problemOf('date')}
          today={today}
          span={days}
          onChange={(date) => change({ date })}
        />
        <Button type="submit" size="lg">
          {intl.formatMessage({ id: 'flight-status-search.ask' })}
        </Button>
      </Box>
      <Text marginTop="3" color="fg.muted" textStyle="small">
        {intl.formatMessage(
          { id: 'flight-status-search.days' },
          { back: LIMITS.flightDay.statusDaysBack, ahead: LIMITS.bookingHorizonDays },
        )}
      </Text>
    </chakra.form>
  );
}
