import { Box, Span, Stack } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { BRAND } from '#schema/codes/base/brand.ts';
import { FlightOfSeats } from '#web/app/components/seat-order/flight-of-seats.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useCodeText } from '#web/app/i18n/use-code-text.ts';
import { forgetKept, useSessionState } from '#web/app/session/session-storage.ts';
import { useHydrated } from '#web/app/session/use-hydrated.ts';
import { Button } from '#web/app/ui/button.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Notice } from '#web/app/ui/notice.tsx';
import { type ChosenMeals, mealOnBoard, mealsAsTheyAre } from './chosen-meals.ts';
import type { FlightWithMeals, MealPassenger } from './flights-with-meals.ts';

const ChooseMealsDialog = lazy(async () => {
  const { ChooseMealsDialog: Window } = await import('./choose-meals.dialog.tsx');
  return { default: Window };
});

type MealsOfFlightProps = {
  orderId: string;
  now: string;
  flight: FlightWithMeals;
  onChanged: () => Promise<void>;
};

/**
 * Who eats what on one flight, until when that can be changed, and the way to it, or the reason why
 * not.
 */
export function MealsOfFlight({ orderId, now, flight: shown, onChanged }: MealsOfFlightProps) {
  const intl = useIntl();
  const codeText = useCodeText();
  const { moment } = useClock();
  // while the dialog is open: a reload loses neither it nor what is chosen in it
  const draft = `meals:${orderId}:${shown.segment}`;
  const [chosen, setChosen] = useSessionState<ChosenMeals | null>(draft, null);
  // its code comes after that of the page: a press before it would be lost
  const isAlive = useHydrated();
  const { passengers, choosing, until, reasons } = shown;
  const [first] = passengers;
  if (!first) return null;
  const { flight } = first;
  const has = passengers.some(mealOnBoard) ? 'YES' : 'NO';
  return (
    <Stack gap="3" data-keep-together="">
      <h3>
        <FlightOfSeats flight={flight} />
      </h3>
      <List gap="2">
        {passengers.map((one) => (
          <MealOf key={one.id} passenger={one} mayChoose={choosing.includes(one)} />
        ))}
      </List>
      {until && (
        <Muted>
          <FormattedMessage
            id="trips-order-detail.meals.until"
            values={{
              moment: moment(until, flight.departure.zone),
              city: flight.origin.city,
            }}
          />
        </Muted>
      )}
      {choosing.length > 0 && (
        <div>
          <Button
            variant="secondary"
            aria-label={intl.formatMessage(
              { id: 'trips-order-detail.meals.chooseOn' },
              { has, flight: flight.flightNumber },
            )}
            disabled={!isAlive}
            onClick={() => setChosen(mealsAsTheyAre(choosing))}
          >
            <FormattedMessage id="trips-order-detail.meals.choose" values={{ has }} />
          </Button>
        </div>
      )}
      {reasons.map((code) => (
        <Muted key={code}>{codeText(code)}</Muted>
      ))}
      {chosen && choosing.length > 0 && (
        <Suspense fallback={null}>
          <ChooseMealsDialog
            orderId={orderId}
            now={now}
            flight={shown}
            flightNumber={flight.flightNumber}
            chosen={chosen}
            onChoose={setChosen}
            onClose={() => {
              setChosen(null);
              forgetKept(draft);
            }}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </Stack>
  );
}

/** The meal of one passenger; one that was not carried over says what to do. */
function MealOf({ passenger, mayChoose }: { passenger: MealPassenger; mayChoose: boolean }) {
  const { personName } = useFormat();
  const intl = useIntl();
  const { specialMeal } = passenger;
  const name = intl.formatMessage(
    { id: 'information-in-flight-meals.name' },
    { meal: specialMeal?.code ?? '' },
  );
  const isLost = specialMeal?.state === 'NOT_CARRIED_OVER';
  return (
    <li>
      <Box display="flex" flexWrap="wrap" columnGap="4" alignItems="baseline">
        <Span translate="no" flex="1 1 10rem">
          {personName(passenger.name)}
        </Span>
        {specialMeal && !isLost ? (
          <FormattedMessage
            id="trips-order-detail.meals.option"
            values={{ name, meal: specialMeal.code }}
          />
        ) : (
          <FormattedMessage id="trips-order-detail.meals.usual" />
        )}
      </Box>
      {isLost && (
        <Notice tone="warning">
          <FormattedMessage id="trips-order-detail.meals.lost" values={{ meal: name }} />{' '}
          <FormattedMessage
            id="trips-order-detail.meals.lost.next"
            values={{ may: mayChoose ? 'YES' : 'NO', phone: BRAND.phone.display }}
          />
        </Notice>
      )}
    </li>
  );
}
