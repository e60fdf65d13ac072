import { LIMITS } from '../codes/limits.ts';
import type { SpecialService } from '../codes/special-services.ts';
import { ageOn } from './age-band.ts';
import type { LocalDate } from './local-date.ts';
import type { RuleCode } from './rule-codes.ts';

/** What a passenger says about herself or himself before an exit row. */
export type ExitRowPassenger = {
  readonly dateOfBirth: LocalDate;
  readonly reducedMobility: boolean;
  readonly pregnant: boolean;
  readonly disabled: boolean;
  /** Travels with an infant on the lap, or looks after a child. */
  readonly withDependant: boolean;
  readonly specialServices: readonly SpecialService[];
};

export type ExitRowProblem = Extract<
  RuleCode,
  'EXIT_ROW_TOO_YOUNG' | 'EXIT_ROW_TOO_OLD' | 'EXIT_ROW_NOT_ABLE' | 'EXIT_ROW_DUTIES_NOT_ACCEPTED'
>;

/** Why a passenger may not sit in an exit row on a local day of departure; null when allowed (SPEC sections 5 and 9). */
export const exitRowProblem = (
  passenger: ExitRowPassenger,
  departureDay: LocalDate,
  dutiesAccepted: boolean,
): ExitRowProblem | null => {
  const age = ageOn(passenger.dateOfBirth, departureDay);
  if (age < LIMITS.emergencyExitMinAge) return 'EXIT_ROW_TOO_YOUNG';
  if (age > LIMITS.emergencyExitMaxAge) return 'EXIT_ROW_TOO_OLD';
  const { reducedMobility, pregnant, disabled, withDependant, specialServices } = passenger;
  if (reducedMobility || pregnant || disabled || withDependant || specialServices.length > 0)
    return 'EXIT_ROW_NOT_ABLE';
  return dutiesAccepted ? null : 'EXIT_ROW_DUTIES_NOT_ACCEPTED';
};
