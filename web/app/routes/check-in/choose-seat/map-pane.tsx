import { Box, Stack } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import {
  type LiveStates,
  pricesFor,
  seatFor,
  seatsOf,
  stateNow,
} from '#web/app/components/seat-map/seat-facts.ts';
import { SeatKey, SeatPriceKey } from '#web/app/components/seat-map/seat-key.tsx';
import { SeatList } from '#web/app/components/seat-map/seat-list.tsx';
import type { SeatMapViewFragment } from '#web/app/components/seat-map/seat-map.gen.ts';
import { SeatMap } from '#web/app/components/seat-map/seat-map.tsx';
import { useSeatSentence } from '#web/app/components/seat-map/use-seat-sentence.ts';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import { Button } from '#web/app/ui/button.tsx';
import { Segmented } from '#web/app/ui/segmented.tsx';
import { HoveredSeat } from './hovered-seat.tsx';
import type { ChoiceProps } from './seat-chooser-props.ts';

type MapPaneProps = ChoiceProps & { onPress: (number: string) => void };

/** From an overview to seats that are larger than a finger. */
const ZOOMS = [0.55, 1, 1.4];

/** The seats as a drawing or as a list, how large they are, and what the signs mean. */
export function MapPane({ map, live, choice, onPress }: MapPaneProps) {
  const intl = useIntl();
  const words = useSeatSentence(map.passengerSegments.length);
  const [view, setView] = useState<'map' | 'list'>('map');
  const [zoom, setZoom] = useState(1);
  const [hovered, setHovered] = useState<string | null>(null);
  const { current, chosen } = choice;
  const prices = useMemo(() => pricesFor(map, current), [map, current]);
  const zones = useMemo(() => zonesIn(map, prices), [map, prices]);
  const states = useMemo(() => statesIn(map, live, current, prices), [map, live, current, prices]);
  const size = ZOOMS[zoom] ?? 1;
  const shared = { map, live, words, chosen, passengerId: current };
  const press = (number: string) => {
    // in the overview seats are too small for a finger: a press looks closer
    if (view === 'map' && zoom === 0 && matchMedia('(pointer: coarse)').matches) setZoom(1);
    else onPress(number);
  };
  return (
    <Stack gap="4" minWidth="0">
      <Box
        display="flex"
        flexWrap="wrap"
        gap="3"
        alignItems="center"
        justifyContent="space-between"
      >
        <Segmented
          label={intl.formatMessage({ id: 'check-in-choose-seat.view' })}
          value={view}
          onChange={setView}
          options={(['map', 'list'] as const).map((value) => ({
            value,
            label: <FormattedMessage id="check-in-choose-seat.views" values={{ value }} />,
          }))}
        />
        {view === 'map' && (
          <>
            <HoveredSeat map={map} live={live} choice={choice} number={hovered} words={words} />
            <Box display="flex" gap="2">
              <ZoomButton by={-1} zoom={zoom} onZoom={setZoom} />
              <ZoomButton by={1} zoom={zoom} onZoom={setZoom} />
            </Box>
          </>
        )}
      </Box>
      {view === 'map' ? (
        <>
          <SeatPriceKey prices={zones} words={words} />
          <SeatMap {...shared} zoom={size} onPress={press} onHover={setHovered} />
          <section aria-label={intl.formatMessage({ id: 'check-in-choose-seat.key' })}>
            <SeatKey states={states} />
          </section>
        </>
      ) : (
        <SeatList {...shared} onPress={press} />
      )}
    </Stack>
  );
}

function ZoomButton(props: { by: 1 | -1; zoom: number; onZoom: (zoom: number) => void }) {
  const next = props.zoom + props.by;
  return (
    <Button
      variant="secondary"
      aria-disabled={ZOOMS[next] === undefined}
      onClick={() => props.onZoom(next)}
    >
      <FormattedMessage
        id="check-in-choose-seat.zoom"
        values={{ by: props.by > 0 ? 'IN' : 'OUT' }}
      />
    </Button>
  );
}

function zonesIn(map: SeatMapViewFragment, prices: ReturnType<typeof pricesFor>) {
  const there = new Set(
    seatsOf(map)
      .filter(({ state, refusals }) => state === 'FREE' && refusals[0]?.code !== 'OTHER_CABIN')
      .map(({ zone }) => zone),
  );
  return new Map([...prices].filter(([zone]) => there.has(zone)));
}

const statesIn = (
  map: SeatMapViewFragment,
  live: LiveStates,
  passengerId: string,
  prices: ReturnType<typeof pricesFor>,
) =>
  new Set(
    seatsOf(map).map(
      (seat) => seatFor(seat, passengerId, prices, stateNow(seat, live), null).state,
    ),
  );
