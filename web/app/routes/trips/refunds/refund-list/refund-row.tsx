import { Box, chakra, HStack, Stack } from '@chakra-ui/react';
import { BRAND } from '#schema/codes/base/brand.ts';
import { endsOfBound } from '#web/app/components/order-view/ends-of-bound.ts';
import type { RefundFactsFragment } from '#web/app/components/refund-view/refund-facts.gen.ts';
import { refundPath } from '#web/app/components/refund-view/refund-paths.ts';
import { RefundState } from '#web/app/components/refund-view/refund-state.tsx';
import type { RefundedTripFragment } from '#web/app/components/refund-view/refunded-trip.gen.ts';
import { citiesOf } from '#web/app/components/unpaid-orders/cities-of.ts';
import { Money } from '#web/app/i18n/format/formatted.tsx';
import { useClock } from '#web/app/i18n/format/use-clock.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import { PlaceStage } from '#web/app/scenes/stage/place-stage.tsx';
import { Ticket } from '#web/app/ui/brand-mark/ticket.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { PrintedCode } from '#web/app/ui/printed-code.tsx';
import { TextLink } from '#web/app/ui/text-link.tsx';

type RefundRowProps = {
  refund: RefundFactsFragment;
  /** The trip that it belongs to, where the list is of several. */
  trip?: RefundedTripFragment;
};

/** A refund in the list: of which trip, how far it is, for whom, why, and how much. */
export function RefundRow({ refund, trip }: RefundRowProps) {
  const to = useLocalePath();
  const { day, personName } = useFormat();
  const { moment } = useClock();
  const { id, refundNumber, state, requestedAt, reason, dueOn, passengers, money, points } = refund;
  const [first] = trip?.bounds ?? [];
  const place = first && endsOfBound(first)?.to;
  const number = (
    <TextLink to={to(refundPath(id))} translate="no">
      {refundNumber}
    </TextLink>
  );
  return (
    <li>
      <Ticket
        stubBeside
        head={
          place && (
            <Box
              height="full"
              aspectRatio={{ base: '8 / 3', md: 'auto' }}
              filter={trip?.state === 'REFUNDED' ? 'grayscale(1)' : undefined}
            >
              <PlaceStage place={place} shape="to" />
            </Box>
          )
        }
        stub={
          <>
            <p className="text-figure">
              <Money value={money} />
            </p>
            {points > 0 && (
              <p>
                <FormattedMessage id="format.points" values={{ points }} />
              </p>
            )}
            {dueOn && (
              <Muted>
                <FormattedMessage id="trips-refunds-refund-list.due" values={{ day: day(dueOn) }} />
              </Muted>
            )}
          </>
        }
      >
        <Stack gap="2">
          <HStack columnGap="3" rowGap="1" wrap="wrap">
            <chakra.h2
              fontFamily={trip ? 'display' : undefined}
              fontSize="xl"
              fontWeight="medium"
              lineHeight="tight"
            >
              {trip ? citiesOf(trip.bounds).join(' – ') : number}
            </chakra.h2>
            <RefundState state={state} />
          </HStack>
          <HStack columnGap="3" rowGap="0" wrap="wrap">
            {trip && number}
            <FormattedMessage id="refund-view.reason" values={{ reason }} />
          </HStack>
          <div>
            <Muted translate="no">
              {passengers.map(({ passenger }) => personName(passenger.name)).join(', ')}
            </Muted>
            <Muted>
              <FormattedMessage
                id="trips-refunds-refund-list.requested"
                values={{ moment: moment(requestedAt, BRAND.commercialZone) }}
              />
            </Muted>
            {trip && (
              <Muted>
                <FormattedMessage
                  id="trips-refunds-refund-list.reference"
                  values={{ reference: <PrintedCode>{trip.bookingReference}</PrintedCode> }}
                />
              </Muted>
            )}
          </div>
        </Stack>
      </Ticket>
    </li>
  );
}
