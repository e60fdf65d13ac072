import { Box } from '@chakra-ui/react';
import type { SeatWords } from '#web/app/components/seat-map/use-seat-sentence.ts';
import { statusFor } from './choice.ts';
import type { ChoiceProps } from './seat-chooser-props.ts';

type LookedAtProps = ChoiceProps & {
  number: string | null;
  words: SeatWords;
};

/**
 * What is under the pointer or the keyboard, in the words that its button has for screen readers.
 */
export function HoveredSeat({ map, live, choice, number, words }: LookedAtProps) {
  const facts = number ? statusFor(map, live, number, choice.current) : null;
  const holder = map.passengerSegments.find(({ id }) => number && choice.chosen.get(id) === number);
  return (
    <Box
      aria-hidden="true"
      display={{ base: 'none', md: 'block' }}
      flex="1"
      minHeight="1lh"
      textAlign="center"
      lineHeight="snug"
      fontWeight="semibold"
    >
      {facts &&
        words.sentence(holder ? { ...facts, state: 'SELECTED' } : facts, holder?.name ?? null)}
    </Box>
  );
}
