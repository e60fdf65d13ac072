import { Stack } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { DetailedOrderFragment } from '#web/app/routes/trips/order-detail/detailed-order.gen.ts';
import { Panel } from '#web/app/ui/panel.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import { flightsWithMeals } from './flights-with-meals.ts';
import { MealsOfFlight } from './meals-of-flight.tsx';

type OrderMealsProps = { order: DetailedOrderFragment; onChanged: () => Promise<void> };

/** Only what has tickets has meals. */
const WITH_MEALS: ReadonlySet<string> = new Set(['TICKETED', 'PART_REFUNDED']);

/** Who eats what on each flight, and the way to choose special meals. */
export function OrderMeals({ order, onChanged }: OrderMealsProps) {
  const to = useLocalePath();
  if (!WITH_MEALS.has(order.state)) return null;
  return (
    <Panel as="section" id="meals" aria-labelledby="meals-title" tabIndex={-1}>
      <Stack gap="6">
        <h2 className="text-h3" id="meals-title">
          <FormattedMessage id="trips-order-detail.meals" />
        </h2>
        {flightsWithMeals(order.passengerSegments).map((flight) => (
          <MealsOfFlight
            key={flight.segment}
            orderId={order.id}
            now={order.serverNow}
            flight={flight}
            onChanged={onChanged}
          />
        ))}
        <p>
          <TextLink to={to('/inFlightMeals#special-meals')}>
            <FormattedMessage id="trips-order-detail.meals.more" />
          </TextLink>
        </p>
      </Stack>
    </Panel>
  );
}
