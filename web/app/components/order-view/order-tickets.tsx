import { Flex, Stack, Text } from '@chakra-ui/react';
import { Day } from '#web/app/i18n/format/formatted.tsx';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { CouponState } from './coupon-state.tsx';
import type { OrderTicketsFragment } from './order-tickets.gen.ts';
import { Person } from './person.tsx';

const PREFIX_DIGITS = 3;

/**
 * A ticket number as it is printed: the airline's three digits, a hyphen, ten more
 * (`919-1234567890`).
 */
const printedTicketNumber = (number: string): string =>
  `${number.slice(0, PREFIX_DIGITS)}-${number.slice(PREFIX_DIGITS)}`;

type Coupon = OrderTicketsFragment['tickets'][number]['coupons'][number];

type CouponRowProps = { coupon: Coupon; cancelled: ReadonlySet<string> };

function CouponRow({ coupon, cancelled }: CouponRowProps) {
  const { id } = coupon.segment;
  const { flightNumber, origin, destination, departure } = coupon.segment.flight;
  return (
    <Flex
      as="li"
      align="center"
      justify="space-between"
      gap="3"
      css={{ '& > :last-of-type': { flex: 'none' } }}
    >
      <span>
        <span className="text-code">{flightNumber}</span> {origin.code}–{destination.code}{' '}
        <Muted as="span">
          <Day value={departure.local.slice(0, 10)} style="short" />
        </Muted>
      </span>
      <CouponState
        state={coupon.state === 'OPEN' && cancelled.has(id) ? 'FLIGHT_CANCELLED' : coupon.state}
      />
    </Flex>
  );
}

export type OrderTicketsProps = {
  order: OrderTicketsFragment;
  /** Whether each flight's coupon is listed with its state. */
  coupons?: boolean;
  /** Ids of segments whose flight was cancelled, with nothing in its place yet. */
  cancelled?: ReadonlySet<string>;
};

const NONE: ReadonlySet<string> = new Set();

/**
 * The number of every passenger's electronic ticket, and what has become of it flight by flight.
 */
export function OrderTickets({ order, coupons = false, cancelled = NONE }: OrderTicketsProps) {
  return (
    <ul>
      {order.tickets.map(({ id, number, passenger, coupons: list, validUntil }) => (
        <Person key={id} {...passenger}>
          <Text
            marginTop="0.5"
            fontVariantNumeric="tabular-nums"
            css={{ '& .text-code': { whiteSpace: 'nowrap' } }}
          >
            <FormattedMessage
              id="order-view.ticketNumber"
              values={{
                number: <PrintedCode>{printedTicketNumber(number)}</PrintedCode>,
              }}
            />
          </Text>
          {coupons && (
            <>
              <Stack as="ul" gap="1.5" marginBlock="2">
                {list.map((coupon) => (
                  <CouponRow key={coupon.id} coupon={coupon} cancelled={cancelled} />
                ))}
              </Stack>
              <Muted>
                <FormattedMessage
                  id="order-view.validUntil"
                  values={{ day: <Day value={validUntil} /> }}
                />
              </Muted>
            </>
          )}
        </Person>
      ))}
    </ul>
  );
}
