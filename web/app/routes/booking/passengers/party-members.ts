import type { PassengerType } from '#schema/codes/travellers/passenger-types.ts';
import type { PartyCounts } from '#schema/rules/travellers/booking-party.ts';

/** A traveller of the offer before a name is typed. */
export type PartyMember = {
  /** `adt1`: names the traveller in the form, in the draft and in the submission. */
  readonly key: string;
  readonly type: PassengerType;
  /** Among those of the type, from 1. */
  readonly number: number;
};

/**
 * Everyone of a party: adults, children, infants. A key means the same in a party of another size.
 */
export function membersOf({ adults, children, infants }: PartyCounts): PartyMember[] {
  const some = (type: PassengerType, count: number) =>
    Array.from({ length: count }, (_, at) => ({
      key: `${type.toLowerCase()}${at + 1}`,
      type,
      number: at + 1,
    }));
  return [...some('ADT', adults), ...some('CHD', children), ...some('INF', infants)];
}
