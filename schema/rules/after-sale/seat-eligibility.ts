import type { Cabin } from '#schema/codes/flights/cabins.ts';
import type { SeatCharacteristic } from '#schema/codes/flights/seat-characteristics.ts';
import type { SeatZone } from '#schema/codes/flights/seat-zones.ts';
import type { LocalDate } from '#schema/rules/base/local-date.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';
import { ageBandOn } from '#schema/rules/travellers/age-band.ts';
import { type ExitRowPassenger, exitRowProblem } from './emergency-exit.ts';

/** A seat as far as it decides who may sit there. */
export type EligibleSeat = {
  readonly cabin: Cabin;
  readonly zone: SeatZone;
  readonly characteristics: readonly SeatCharacteristic[];
};

/** A passenger as far as seats are concerned. */
export type SeatedPassenger = ExitRowPassenger & {
  readonly cabin: Cabin;
  readonly withInfant: boolean;
  /** Whether the passenger's card has the front rows reserved for it. */
  readonly frontRow: boolean;
};

type SeatRefusal = Extract<
  RuleCode,
  | 'OTHER_CABIN'
  | 'EXIT_ROW_TOO_YOUNG'
  | 'EXIT_ROW_TOO_OLD'
  | 'EXIT_ROW_NOT_ABLE'
  | 'NO_INFANTS'
  | 'NO_CHILDREN'
  | 'BASSINET_RESERVED'
  | 'FRONT_ROW_RESERVED'
>;

function exitRow(passenger: SeatedPassenger, day: LocalDate): SeatRefusal | null {
  const problem = exitRowProblem(passenger, day, true);
  return problem === 'EXIT_ROW_DUTIES_NOT_ACCEPTED' ? null : problem;
}

function reserved(zone: SeatZone, passenger: SeatedPassenger): SeatRefusal | null {
  if (zone === 'BASSINET' && !passenger.withInfant) return 'BASSINET_RESERVED';
  return zone === 'FRONT' && !passenger.frontRow ? 'FRONT_ROW_RESERVED' : null;
}

/**
 * Why a passenger may not have a free seat on a local day of departure
 * (RULES 6.3, 6.6, 6.13 and 6.17); null when they may. The duties of an exit row are accepted
 * later, with the choice.
 */
export function seatRefusal(
  { cabin, zone, characteristics }: EligibleSeat,
  passenger: SeatedPassenger,
  day: LocalDate,
  checkInOpen: boolean,
): SeatRefusal | null {
  if (cabin !== passenger.cabin) return 'OTHER_CABIN';
  if (characteristics.includes('EXIT_ROW')) {
    const problem = exitRow(passenger, day);
    if (problem) return problem;
  }
  if (passenger.withInfant && characteristics.includes('NO_INFANTS')) return 'NO_INFANTS';
  const isForAdults = characteristics.includes('NO_CHILDREN');
  if (isForAdults && ageBandOn(passenger.dateOfBirth, day) === 'CHD') return 'NO_CHILDREN';
  return checkInOpen ? null : reserved(zone, passenger);
}
