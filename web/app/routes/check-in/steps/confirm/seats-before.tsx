import { Box, Span, Stack } from '@chakra-ui/react';
import { mayDo } from '#web/app/components/check-in/check-in-status.ts';
import {
  chooseSeatOnFlightPath,
  chooseSeatPath,
} from '#web/app/components/seat-order/seat-paths.ts';
import { useFormat } from '#web/app/i18n/format/use-format.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { useLocalePath } from '#web/app/i18n/use-locale.ts';
import type { Itinerary, Traveller } from '#web/app/routes/check-in/steps/traveller.ts';
import { LinkButton } from '#web/app/ui/button.tsx';
import { ButtonRow } from '#web/app/ui/button-row.tsx';
import { List } from '#web/app/ui/list.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Panel } from '#web/app/ui/panel.tsx';

type SeatsBeforeProps = { itinerary: Itinerary; party: readonly Traveller[] };

/** The seats that they have, and the way to choose others; who has none is given one. */
export function SeatsBefore({ itinerary: { id, order }, party }: SeatsBeforeProps) {
  const { personName } = useFormat();
  const to = useLocalePath();
  const seated = party.filter(({ passengerType }) => passengerType !== 'INF');
  const segment = seated[0]?.segment?.index ?? null;
  const open = seated.filter((one) => mayDo(one, 'SELECT_SEAT'));
  const query = open.map((one) => `&${new URLSearchParams({ passenger: one.id })}`).join('');
  return (
    <Stack as="section" aria-labelledby="check-in-seats" gap="3">
      <h3 className="text-label" id="check-in-seats">
        <FormattedMessage id="check-in-steps.seats" />
      </h3>
      <Panel padding="sm">
        <List gap="2">
          {seated.map(({ id: passengerId, name, seat }) => (
            <Box
              as="li"
              key={passengerId}
              display="flex"
              flexWrap="wrap"
              columnGap="4"
              justifyContent="space-between"
            >
              <Span translate="no" overflowWrap="anywhere">
                {personName(name)}
              </Span>
              {seat ? (
                <Span className="text-code" fontWeight="semibold">
                  {seat.number}
                </Span>
              ) : (
                <Muted as="span" size="md">
                  <FormattedMessage id="check-in-steps.seats.none" />
                </Muted>
              )}
            </Box>
          ))}
        </List>
      </Panel>
      {seated.some(({ seat }) => !seat) && (
        <Muted>
          <FormattedMessage id="check-in-steps.seats.given" />
        </Muted>
      )}
      {segment !== null && open.length > 0 && (
        <ButtonRow>
          <LinkButton
            variant="secondary"
            to={to(
              (order ? chooseSeatPath(order.id, segment) : chooseSeatOnFlightPath(id)) + query,
            )}
          >
            <FormattedMessage
              id="check-in-steps.seats.choose"
              values={{ seated: seated.every(({ seat }) => seat) ? 'ALL' : 'SOME' }}
            />
          </LinkButton>
        </ButtonRow>
      )}
    </Stack>
  );
}
