import { Box, Span } from '@chakra-ui/react';
import { FormattedMessage } from 'react-intl';
import type { MapPrice, SeatForPassenger, ZonePrices } from './seat-facts.ts';
import styles from './seat-map.module.css';
import { SIGNS } from './seat-row.tsx';
import type { SeatWords } from './use-seat-sentence.ts';

const STATES = ['SELECTED', 'TAKEN', 'HELD', 'REFUSED', 'BLOCKED', 'OTHER_CABIN'] as const;

type SampleProps = { state: SeatForPassenger['state']; zone?: MapPrice['zone']; sign: string };

function Sample({ state, zone, sign }: SampleProps) {
  return (
    <span
      aria-hidden="true"
      className={`${styles.seat} ${styles.sample}`}
      data-state={state}
      data-zone={zone}
    >
      {sign}
    </span>
  );
}

export type SeatKeyProps = {
  /** The zones that the map has, with their prices for the passenger. */
  readonly prices: ZonePrices;
  /** The states that the map has now. */
  readonly states: ReadonlySet<SeatForPassenger['state']>;
  readonly words: SeatWords;
};

/** The signs of the map in words: what each zone costs the passenger, and why other seats are not free. */
export function SeatKey({ prices, states, words }: SeatKeyProps) {
  return (
    <Box as="ul" display="grid" gap="2" listStyleType="none" textStyle="small">
      {[...prices].map(([zone, price]) => (
        <Box as="li" key={zone} display="flex" gap="3" alignItems="center">
          <Sample state="FREE" zone={zone} sign="A" />
          <Span flex="1">
            <FormattedMessage id="seat-map.keyZone" values={{ zone }} />
          </Span>
          <Span textAlign="end" fontVariantNumeric="tabular-nums">
            {words.cost(price)}
          </Span>
        </Box>
      ))}
      {STATES.filter((state) => state === 'SELECTED' || states.has(state)).map((state) => (
        <Box as="li" key={state} display="flex" gap="3" alignItems="center">
          <Sample state={state} sign={SIGNS[state] ?? '1'} />
          <FormattedMessage id="seat-map.keyState" values={{ state }} />
        </Box>
      ))}
    </Box>
  );
}
