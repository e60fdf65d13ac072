import { Box, Span, Stack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#web/app/ui/button.tsx';
import { Muted } from '#web/app/ui/muted.tsx';
import { Tick } from '#web/app/ui/tick.tsx';
import { VisuallyHidden } from '#web/app/ui/visually-hidden.tsx';
import { type ListedSeat, listedSeats, SEAT_FILTERS, type SeatFilter } from './listed-seats.ts';
import styles from './seat-map.module.css';
import type { SeatMapProps } from './seat-map.tsx';

type SeatListProps = Pick<
  SeatMapProps,
  'map' | 'passengerId' | 'chosen' | 'live' | 'words' | 'onPress'
>;

/**
 * The seats of the map that the passenger may have, as a list with filters: the same choice in
 * words.
 */
export function SeatList(props: SeatListProps) {
  const { map, passengerId, chosen, live, words, onPress } = props;
  const intl = useIntl();
  const [filters, setFilters] = useState<readonly SeatFilter[]>([]);
  const zones = useMemo(
    () => listedSeats({ map, passengerId, chosen, live }, filters),
    [map, passengerId, chosen, live, filters],
  );
  const count = zones.reduce((sum, { seats }) => sum + seats.length, 0);
  const offered = SEAT_FILTERS.filter(
    (one) => one !== 'TOGETHER' || map.passengerSegments.length > 1,
  );
  return (
    <Stack gap="5" className={styles.list}>
      <fieldset>
        <legend className="text-label">
          <FormattedMessage id="seat-map.filters" />
        </legend>
        <Box display="flex" flexWrap="wrap" columnGap="6" rowGap="1">
          {offered.map((filter) => (
            <Tick
              key={filter}
              type="checkbox"
              checked={filters.includes(filter)}
              onChange={(checked) =>
                setFilters((before) =>
                  checked ? [...before, filter] : before.filter((one) => one !== filter),
                )
              }
            >
              <FormattedMessage id="seat-map.filter" values={{ filter }} />
            </Tick>
          ))}
        </Box>
      </fieldset>
      <Muted as="div" size="md" role="status">
        <FormattedMessage id="seat-map.found" values={{ count }} />
      </Muted>
      {zones.map(({ zone, price, seats }) => (
        <Stack as="section" key={zone} gap="3" aria-label={words.zone(zone)}>
          <Box as="h3" display="flex" flexWrap="wrap" columnGap="3" fontWeight="semibold">
            <FormattedMessage id="seat-map.keyZone" values={{ zone }} />
            <Span fontWeight="normal">{words.cost(price)}</Span>
          </Box>
          <Box
            as="ul"
            display="grid"
            gap="2"
            gridTemplateColumns="repeat(auto-fill, minmax(9rem, 1fr))"
            listStyleType="none"
          >
            {seats.map((one) => (
              <li key={one.seat.seat.number}>
                <ListButton one={one} words={words} map={map} onPress={onPress} intl={intl} />
              </li>
            ))}
          </Box>
        </Stack>
      ))}
    </Stack>
  );
}

type ListButtonProps = Pick<SeatListProps, 'words' | 'map' | 'onPress'> & {
  one: ListedSeat;
  intl: ReturnType<typeof useIntl>;
};

function ListButton({ one, words, map, onPress, intl }: ListButtonProps) {
  const { number } = one.seat.seat;
  const name =
    one.chosenFor === null ? null : (map.passengerSegments[one.chosenFor - 1]?.name ?? null);
  const comma = intl.formatMessage({ id: 'seat-map.comma' });
  const seen = `${number}${comma}${words.position(one.seat)}`;
  return (
    <Button
      variant={one.chosenFor === null ? 'secondary' : 'primary'}
      wide
      aria-pressed={one.chosenFor !== null}
      onClick={() => onPress(number)}
    >
      <span>
        {one.chosenFor !== null && '✓ '}
        {seen}
        <VisuallyHidden>{words.sentence(one, name).slice(seen.length)}</VisuallyHidden>
      </span>
    </Button>
  );
}
