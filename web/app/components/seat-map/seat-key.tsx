import { Box, Span } from '@chakra-ui/react';
import { FormattedMessage } from '#web/app/i18n/formatted-message.tsx';
import type { MapPrice, SeatForPassenger, ZonePrices } from './seat-facts.ts';
import styles from './seat-map.module.css';
import { SIGNS } from './seat-row.tsx';
import type { SeatWords } from './use-seat-sentence.ts';

/** Seats with a letter and no sign over it. */
const PLAIN: readonly MapPrice['zone'][] = ['STANDARD', 'BUSINESS'];

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

export type SeatPriceKeyProps = {
  /** The zones that the map has, with their prices for the passenger. */
  readonly prices: ZonePrices;
  readonly words: SeatWords;
};

/** What each zone of the map costs the passenger, with the sign that its seats have. */
export function SeatPriceKey({ prices, words }: SeatPriceKeyProps) {
  return (
    <Box
      as="ul"
      display={{ base: 'grid', lg: 'flex' }}
      gridTemplateColumns="repeat(auto-fill, minmax(16rem, 1fr))"
      flexWrap="wrap"
      columnGap="8"
      rowGap="2"
      listStyleType="none"
      textStyle="small"
    >
      {[...prices].map(([zone, price]) => (
        <Box as="li" key={zone} display="flex" gap="3" alignItems="center">
          <Sample state="FREE" zone={zone} sign={PLAIN.includes(zone) ? 'A' : ''} />
          <Span flex={{ base: '1 0 auto', lg: 'none' }} maxWidth={{ base: '50%', lg: 'none' }}>
            <FormattedMessage id="seat-map.keyZone" values={{ zone }} />
          </Span>
          <Span textAlign="end" textWrap="balance" fontVariantNumeric="tabular-nums">
            {words.cost(price)}
          </Span>
        </Box>
      ))}
    </Box>
  );
}

export type SeatKeyProps = {
  /** The states that the map has now. */
  readonly states: ReadonlySet<SeatForPassenger['state']>;
};

/** The other signs of the map in words: the choice, and why seats are not free. */
export function SeatKey({ states }: SeatKeyProps) {
  return (
    <Box
      as="ul"
      display="flex"
      flexWrap="wrap"
      columnGap="6"
      rowGap="2"
      listStyleType="none"
      textStyle="small"
    >
      {STATES.filter((state) => state === 'SELECTED' || states.has(state)).map((state) => (
        <Box as="li" key={state} display="flex" gap="3" alignItems="center">
          <Sample state={state} sign={SIGNS[state] ?? '1'} />
          <FormattedMessage id="seat-map.keyState" values={{ state }} />
        </Box>
      ))}
    </Box>
  );
}
