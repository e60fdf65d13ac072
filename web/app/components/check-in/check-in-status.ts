import type { CheckInPersonFragment } from './check-in-person.gen.ts';

type Person = Pick<CheckInPersonFragment, 'checkIn' | 'capabilities'>;
type Capability = CheckInPersonFragment['capabilities'][number];

/**
 * What the check-in of a passenger is: done, to be confirmed at the counter, possible now, or not
 * possible online.
 */
export type Status = 'CHECKED_IN' | 'CONFIRMING' | 'READY' | 'REFUSED';

/** What the gateway says of an action for a passenger. */
export const verdictOn = (
  { capabilities }: Pick<Person, 'capabilities'>,
  action: Capability['action'],
): Capability | undefined => capabilities.find((one) => one.action === action);

export const mayDo = (
  person: Pick<Person, 'capabilities'>,
  action: Capability['action'],
): boolean => verdictOn(person, action)?.allowed ?? false;

export function statusOf(person: Person): Status {
  const { state } = person.checkIn;
  if (state === 'CHECKED_IN' || state === 'CONFIRMING') return state;
  return mayDo(person, 'CHECK_IN') ? 'READY' : 'REFUSED';
}

/** Whether someone is checked in, or will be once they were seen. */
export const isDone = (person: Person): boolean =>
  ['CHECKED_IN', 'CONFIRMING'].includes(statusOf(person));

type Named = Person & Pick<CheckInPersonFragment, 'id' | 'passengerType'>;

/**
 * Whether someone is still checked in where the check-ins of others were cancelled; infants go with
 * their adults.
 */
export const staysCheckedIn = (
  passengers: readonly Named[],
  cancelled: readonly string[],
): boolean =>
  passengers.some(
    (one) => one.passengerType !== 'INF' && isDone(one) && !cancelled.includes(one.id),
  );

type Refusal<P> = { readonly code: string; readonly passengers: readonly P[] };

/**
 * Who cannot be checked in online, by the reason; infants follow their adults and are in no list.
 */
export function refusalsOf<P extends Person & Pick<CheckInPersonFragment, 'passengerType'>>(
  passengers: readonly P[],
): Refusal<P>[] {
  const refused = passengers.filter(
    (one) => one.passengerType !== 'INF' && statusOf(one) === 'REFUSED',
  );
  const codes = Map.groupBy(
    refused,
    (one) => verdictOn(one, 'CHECK_IN')?.reason?.code ?? 'NOT_YET_OFFERED',
  );
  return [...codes].map(([code, among]) => ({ code, passengers: among }));
}
