import { HStack, Stack, Text } from '@chakra-ui/react';
import { FormattedList, FormattedMessage } from 'react-intl';
import { OpenChange, openChangeOf } from '#web/app/components/airline-change/open-change.tsx';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { OrderState } from '#web/app/components/order-view/order-state.tsx';
import { citiesOf } from '#web/app/components/unpaid-orders/cities-of.ts';
import { Day, Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { Badge } from '#web/app/ui/badge.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { ListedOrderFragment } from './listed-order.gen.ts';
import { NextAction } from './next-action.tsx';

type OrderRowProps = {
  order: ListedOrderFragment;
  /** What changes of date have replaced, the latest first. */
  before: readonly ListedOrderFragment[];
};

const numbersOf = ({ bounds }: ListedOrderFragment) =>
  bounds.flatMap(({ itinerary }) => itinerary.segments.map(({ flightNumber }) => flightNumber));

/** An order in the list: where to, when, who, how much, and what can be done next. */
export function OrderRow({ order, before }: OrderRowProps) {
  const { personName } = useFormat();
  const to = useLocalePath();
  const { bounds, passengers, bookingReference, state, paymentChain } = order;
  const change = openChangeOf(order);
  const detail = orderPath(order.id);
  const numbers = numbersOf(order);
  return (
    <Panel as="li">
      <HStack justify="space-between" align="start" wrap="wrap" gap="4">
        <Stack gap="1" flex="1 1 16rem">
          <HStack gap="3" wrap="wrap">
            <h2 className="text-h3">
              <TextLink to={to(detail)}>{citiesOf(bounds).join(' – ')}</TextLink>
            </h2>
            <OrderState state={state} />
          </HStack>
          <p>
            <DaysOf bounds={bounds} />{' '}
            <Muted as="span" size="md" translate="no">
              {numbers.join(', ')}
            </Muted>
          </p>
          <Muted translate="no">{passengers.map(({ name }) => personName(name)).join(', ')}</Muted>
          <Muted>
            <FormattedMessage
              id="trips-orders.reference"
              values={{
                reference: <PrintedCode>{bookingReference}</PrintedCode>,
              }}
            />
          </Muted>
          {before.map((one) => (
            <Muted key={one.id}>
              <FormattedMessage
                id="trips-orders.before"
                values={{
                  trip: (
                    <TextLink key="trip" to={to(orderPath(one.id))}>
                      <DaysOf bounds={one.bounds} />{' '}
                      <span translate="no">{numbersOf(one).join(', ')}</span>
                    </TextLink>
                  ),
                }}
              />
            </Muted>
          ))}
          {change && (
            <p>
              <Badge tone="warning">
                <FormattedMessage id="airline-change.state" values={{ state: change.state }} />
              </Badge>{' '}
              <OpenChange change={change} />
            </p>
          )}
        </Stack>
        <Stack
          gap="3"
          flex={{ base: '1 0 100%', sm: '0 0 auto' }}
          align={{ base: 'start', sm: 'end' }}
        >
          <Text fontWeight="semibold">
            <Money value={paymentChain.paid} />
          </Text>
          {paymentChain.forfeited.amount > 0 && (
            <Muted>
              <FormattedMessage
                id="trips-orders.forfeited"
                values={{ amount: <Money key="amount" value={paymentChain.forfeited} /> }}
              />
            </Muted>
          )}
          <NextAction order={order} detail={to(detail)} />
        </Stack>
      </HStack>
    </Panel>
  );
}

function DaysOf({ bounds }: Pick<ListedOrderFragment, 'bounds'>) {
  return (
    <FormattedList
      value={bounds.map(({ index, itinerary }) => (
        <Day key={index} value={itinerary.departure.local.slice(0, 10)} />
      ))}
    />
  );
}
