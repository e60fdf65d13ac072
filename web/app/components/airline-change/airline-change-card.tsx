import { Flex, Stack } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { API_LOCALE } from '#web/app/apollo/api-locale.ts';
import type { AirlineChangeState } from '#web/app/apollo/schema-types.gen.ts';
import { useNames } from '#web/app/components/date-change/use-names.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocale } from '#web/app/i18n/use-locale.ts';
import { RefusalText } from '#web/app/page/refusal-text.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import type { ShownAirlineChangeFragment } from './airline-change.gen.ts';
import { DecideBy } from './decide-by.tsx';
import { BeforeAndAfter } from './flights/before-and-after.tsx';
import { CarriedSeats } from './flights/carried-seats.tsx';
import { useKeepChangedFlightsCommand } from './options/keep-changed-flights.mutation.gen.ts';
import { KeepQuestion } from './options/keep-question.tsx';
import { ChangeOptions } from './options/options.tsx';
import { Outcome } from './outcome.tsx';

/**
 * Accepts the flights that the airline proposes; the change in the answer goes onto the page, also
 * where it was refused.
 */
function useKeepFlights(airlineChangeId: string) {
  const locale = API_LOCALE[useLocale()];
  const { send, sending, refusal } = useKeepChangedFlightsCommand((_: null, idempotencyKey) => ({
    input: { idempotencyKey, airlineChangeId },
    locale,
  }));
  return { keep: () => send(null), keeping: sending, refusal };
}

const KEEP_PARAMETER = 'keep';

/**
 * The address at which the question is open whether the flights of a change are kept, and whether
 * the page has that address.
 */
function useKeepAddress(changeId: string) {
  const [params] = useSearchParams();
  const asked = new URLSearchParams(params);
  asked.set(KEEP_PARAMETER, changeId);
  return { keepAddress: `?${asked}`, isAsked: params.get(KEEP_PARAMETER) === changeId };
}

export type AirlineChangeCardProps = {
  change: ShownAirlineChangeFragment;
  order: { readonly id: string };
  /** It was decided, refused or its time is over: the order is asked for again. */
  onChanged: () => Promise<void>;
};

const isUndecided = (state: AirlineChangeState) => state === 'OPEN' || state === 'LAPSED';
/** Whether the traveller flies with what is proposed, or may. */
const hasFlights = (state: AirlineChangeState) => isUndecided(state) || state === 'KEPT';

/** Whether flights that were kept can still be left as without a decision (RULES 8.4). */
const isOpenAfterKeeping = ({ state, options, passengers }: ShownAirlineChangeFragment) =>
  state === 'KEPT' && passengers.length > 0 && options.some(({ allowed }) => allowed);

/** Refusals after which the question makes no sense any more: the card shows the present state. */
const OVERTAKEN = [
  'SOLD_OUT',
  'AIRLINE_CHANGE_CLOSED',
  'NOTHING_TO_KEEP',
  'AIRLINE_CHANGE_NOT_FOUND',
];

/**
 * What the airline changed, before and after, and the three ways to decide; then what was decided.
 */
export function AirlineChangeCard({ change, order, onChanged }: AirlineChangeCardProps) {
  const intl = useIntl();
  const names = useNames();
  const frame = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState(false);
  const { keepAddress, isAsked } = useKeepAddress(change.id);
  useEffect(() => setAsking(isAsked), [isAsked]);
  const { keep, keeping, refusal } = useKeepFlights(change.id);
  const { id, state, kind, reason, segments, passengers } = change;
  const first = useRef(state);
  useEffect(() => {
    // the button that was pressed is gone with the old state
    if (state !== first.current) frame.current?.focus();
    first.current = state;
  }, [state]);

  const confirm = async () => {
    const result = await keep();
    if (!result) return;
    const [error] = result.errors;
    if (!error || OVERTAKEN.includes(error.code)) setAsking(false);
    await onChanged();
  };
  const flights = (numbers: (string | undefined)[]) =>
    intl.formatList([...new Set(numbers.filter((one) => one !== undefined))]);
  const overtaken = refusal && OVERTAKEN.includes(refusal.code) ? refusal : null;
  return (
    <Panel as="section" aria-labelledby={`change-${id}`} ref={frame} tabIndex={-1}>
      <Stack gap="5">
        <Stack gap="2">
          <Flex wrap="wrap" columnGap="3" rowGap="1" align="center">
            <h2 className="text-h2" id={`change-${id}`}>
              <FormattedMessage
                id="airline-change.title"
                values={{
                  kind,
                  flights: flights(segments.map(({ before }) => before.flightNumber)),
                }}
              />
            </h2>
            <Badge tone={isUndecided(state) ? 'warning' : 'success'}>
              <FormattedMessage id="airline-change.state" values={{ state }} />
            </Badge>
          </Flex>
          <p>
            <FormattedMessage id="airline-change.what" values={{ kind }} />
          </p>
          {reason && (
            <Muted size="md">
              <FormattedMessage
                id="flight-day.because"
                values={{ reason: <FormattedMessage id="flight-day.reason" values={{ reason }} /> }}
              />
            </Muted>
          )}
        </Stack>
        {overtaken && (
          <Notice tone="warning" role="alert">
            {overtaken.code === 'SOLD_OUT' ? (
              <FormattedMessage id="airline-change.soldOut" />
            ) : (
              <RefusalText refusal={overtaken} />
            )}
          </Notice>
        )}
        <Outcome change={change} />
        {state === 'OPEN' && <DecideBy change={change} onElapsed={onChanged} />}
        {hasFlights(state) &&
          segments.map((changed) => (
            <Stack key={changed.segment.id} gap="4">
              <BeforeAndAfter changed={changed} state={state} />
              <CarriedSeats changed={changed} />
            </Stack>
          ))}
        <Muted as="div">
          <p>
            <FormattedMessage
              id="airline-change.passengers"
              values={{ names: <span translate="no">{names(passengers)}</span> }}
            />
          </p>
          {hasFlights(state) && (
            <p>
              <FormattedMessage id="page.localTimes" />
            </p>
          )}
        </Muted>
        {(isUndecided(state) || isOpenAfterKeeping(change)) && (
          <ChangeOptions
            change={change}
            order={order}
            keepAddress={keepAddress}
            onKeep={() => setAsking(true)}
          />
        )}
      </Stack>
      {state === 'OPEN' && (
        <KeepQuestion
          open={asking}
          onClose={() => setAsking(false)}
          flights={flights(segments.map(({ after }) => after?.flightNumber))}
          decideBy={change.decideBy}
          keeping={keeping}
          onConfirm={confirm}
          refusal={overtaken ? null : refusal}
        />
      )}
    </Panel>
  );
}
