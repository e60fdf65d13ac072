import { LIMITS } from '#schema/codes/base/limits.ts';
import type { SpecialService } from '#schema/codes/travellers/special-services.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { ageOn } from '#schema/rules/travellers/age-band.ts';

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

/**
 * Why a passenger may not sit in an exit row on a local day of departure; null when allowed
 * (RULES 6.6 and 6.7).
 */
export function exitRowProblem(
  passenger: ExitRowPassenger,
  departureDay: LocalDate,
  dutiesAccepted: boolean,
): ExitRowProblem | null {
  const age = ageOn(passenger.dateOfBirth, departureDay);
  if (age < LIMITS.emergencyExitMinAge) return 'EXIT_ROW_TOO_YOUNG';
  if (age > LIMITS.emergencyExitMaxAge) return 'EXIT_ROW_TOO_OLD';
  const { reducedMobility, pregnant, disabled, withDependant, specialServices } = passenger;
  if (reducedMobility || pregnant || disabled || withDependant || specialServices.length > 0)
    return 'EXIT_ROW_NOT_ABLE';
  return dutiesAccepted ? null : 'EXIT_ROW_DUTIES_NOT_ACCEPTED';
}
