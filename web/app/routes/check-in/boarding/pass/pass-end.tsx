import { chakra } from '@chakra-ui/react';
import type { CheckInFlightFragment } from '#web/app/components/check-in/check-in-flight.gen.ts';
import { Time } from '#web/app/i18n/format/zone-time.tsx';

type Flight = CheckInFlightFragment['flight'];

type PassEndProps = {
  place: Flight['origin'];
  at: Flight['arrival'];
  isArrival?: boolean;
};

/** One end of a flight: its airport in the largest letters of the pass, city and local time. */
export function PassEnd({ place, at, isArrival = false }: PassEndProps) {
  return (
    <chakra.p textAlign={isArrival ? 'end' : undefined} minWidth="0">
      <chakra.span
        display="block"
        fontSize={{ base: '3xl', md: '4xl', _print: '2xl' }}
        fontWeight="semibold"
        lineHeight="1.1"
        translate="no"
      >
        {place.code}
      </chakra.span>{' '}
      <chakra.span fontFamily="display" fontSize="lg" lineHeight="snug">
        {place.city}
      </chakra.span>{' '}
      <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
        <Time instant={at.instant} zone={at.zone} />
      </chakra.span>
    </chakra.p>
  );
}
