import { Box, chakra, HStack, Stack } from '@chakra-ui/react';
import { FormattedList } from 'react-intl';
import { OpenChange, openChangeOf } from '#web/app/components/airline-change/open-change.tsx';
import { orderPath } from '#web/app/components/order-view/order-paths.ts';
import { OrderState } from '#web/app/components/order-view/order-state.tsx';
import { citiesOf } from '#web/app/components/unpaid-orders/cities-of.ts';
import { Day, Money } from '#web/app/i18n/format/formatted.tsx';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PlaceStage } from '#web/app/scenes/stage/place-stage.tsx';
import { Badge } from '#web/app/ui/badge.tsx';
import { Ticket } from '#web/app/ui/brand-mark/ticket.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';
import type { ListedOrderFragment } from './listed-order.gen.ts';
import { NextAction } from './next-action.tsx';
import { nextLanding } from './next-landing.ts';

/** A heading in ink: magnolia is for what is to be done. */
const TITLE = {
  '& a': { color: 'fg', textDecoration: 'none', _hover: { textDecoration: 'underline' } },
};

type OrderRowProps = {
  order: ListedOrderFragment;
  /** What changes of date have replaced, the latest first. */
  before: readonly ListedOrderFragment[];
};

const numbersOf = ({ bounds }: ListedOrderFragment) =>
  bounds.flatMap(({ itinerary }) => itinerary.segments.map(({ flightNumber }) => flightNumber));

/** States in which nothing of an order is flown any more. */
const CLOSED: ReadonlySet<string> = new Set(['CANCELLED', 'REFUNDED', 'CHANGED']);

/** An order in the list: where to, when, who, how much, and what can be done next. */
export function OrderRow({ order, before }: OrderRowProps) {
  const { personName } = useFormat();
  const to = useLocalePath();
  const { bounds, passengers, bookingReference, state, paymentChain } = order;
  const change = openChangeOf(order);
  const detail = orderPath(order.id);
  const numbers = numbersOf(order);
  const landing = nextLanding(order);
  return (
    <li>
      <Ticket
        stubBeside
        head={
          landing && (
            <Box
              height="full"
              aspectRatio={{ base: '8 / 3', md: 'auto' }}
              filter={CLOSED.has(state) ? 'grayscale(1)' : undefined}
            >
              <PlaceStage place={landing} shape="to" />
            </Box>
          )
        }
        stub={
          <Stack gap="3" align="start">
            <div>
              <p className="text-figure">
                <Money value={paymentChain.paid} />
              </p>
              {paymentChain.forfeited.amount > 0 && (
                <Muted>
                  <FormattedMessage
                    id="trips-orders.forfeited"
                    values={{ amount: <Money key="amount" value={paymentChain.forfeited} /> }}
                  />
                </Muted>
              )}
            </div>
            <NextAction order={order} detail={to(detail)} />
          </Stack>
        }
      >
        <Stack gap="2">
          <HStack columnGap="3" rowGap="1" wrap="wrap">
            <chakra.h2
              fontFamily="display"
              fontSize="xl"
              fontWeight="medium"
              lineHeight="tight"
              css={TITLE}
            >
              <TextLink to={to(detail)}>{citiesOf(bounds).join(' – ')}</TextLink>
            </chakra.h2>
            <OrderState state={state} />
          </HStack>
          <p>
            <DaysOf bounds={bounds} />{' '}
            <Muted as="span" size="md" translate="no">
              {numbers.join(', ')}
            </Muted>
          </p>
          <div>
            <Muted translate="no">
              {passengers.map(({ name }) => personName(name)).join(', ')}
            </Muted>
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
          </div>
          {change && (
            <p>
              <Badge tone="warning">
                <FormattedMessage id="airline-change.state" values={{ state: change.state }} />
              </Badge>{' '}
              <OpenChange change={change} />
            </p>
          )}
        </Stack>
      </Ticket>
    </li>
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
