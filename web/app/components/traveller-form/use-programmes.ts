import { FREQUENT_FLYER_AIRLINES, OWN_CLUB } from '#schema/codes/club/frequent-flyer-airlines.ts';
import { useTravellerWords } from '#web/app/components/traveller-words/use-traveller-words.ts';
import type { SelectOption } from '#web/app/forms/select-field.tsx';

/** The frequent-flyer programmes whose numbers a booking takes, the own club first. */
export function useProgrammes(): SelectOption[] {
  const { airline, ownClub } = useTravellerWords();
  return FREQUENT_FLYER_AIRLINES.map((code) => ({
    value: code,
    label: code === OWN_CLUB ? ownClub() : airline(code),
  }));
}
