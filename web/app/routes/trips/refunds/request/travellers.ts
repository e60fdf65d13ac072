import type { RefundableOrder } from './refundable-order.ts';

/** A passenger of the order, and what of theirs can be given back. */
export type Traveller = {
  readonly id: string;
  readonly name: string;
  /** Bounds with a ticket that can be given back now. */
  readonly bounds: readonly number[];
  /** Why nothing of theirs can; null where something can. */
  readonly reason: string | null;
  /** For an infant, the adult on whose lap it travels; null for others. */
  readonly adult: { readonly id: string; readonly name: string } | null;
};

type Segment = RefundableOrder['passengerSegments'][number];

/** A refund that has ended keeps no ticket from being given back. */
const ENDED: readonly string[] = ['SUCCEEDED', 'REJECTED', 'WITHDRAWN'];

/** Why one ticket cannot be given back for one flight; null where it can. */
function reasonAgainst({ id, coupon }: Segment, { refunds }: Pick<RefundableOrder, 'refunds'>) {
  const asked = (refunds ?? []).some(
    ({ state, passengers }) =>
      !ENDED.includes(state) &&
      passengers.some(({ passengerSegments: segments }) =>
        segments.some((segment) => segment.id === id),
      ),
  );
  if (asked) return 'REFUND_IN_PROGRESS';
  if (!coupon) return 'NOT_TICKETED';
  if (coupon.state === 'CHECKED_IN') return 'STILL_CHECKED_IN';
  return coupon.state === 'OPEN' ? null : 'NOTHING_TO_REFUND';
}

/**
 * Everyone of the order, each with what can be given back. What the order as a whole is refused
 * concerns them all.
 */
export function travellersOf(
  order: Pick<RefundableOrder, 'passengers' | 'passengerSegments' | 'capabilities' | 'refunds'>,
): Traveller[] {
  const verdict = order.capabilities.find(({ action }) => action === 'REFUND');
  const whole = verdict?.reason?.code ?? null;
  return order.passengers.map(({ id, name, accompanyingAdult }) => {
    const own = order.passengerSegments.filter(({ passenger }) => passenger?.id === id);
    const open = whole ? [] : own.filter((one) => reasonAgainst(one, order) === null);
    const [first = 'NOTHING_TO_REFUND'] = own.flatMap((one) => reasonAgainst(one, order) ?? []);
    return {
      id,
      name,
      adult: accompanyingAdult ?? null,
      bounds: [...new Set(open.flatMap(({ segment }) => segment?.boundIndex ?? []))],
      reason: open.length > 0 ? null : (whole ?? first),
    };
  });
}

/**
 * Those who are chosen, with the infants on their laps: they are given back together (RULES 7.9).
 */
export const withInfants = (
  travellers: readonly Traveller[],
  chosen: readonly string[],
): string[] =>
  travellers
    .filter(
      ({ id, reason, adult }) =>
        reason === null && (chosen.includes(id) || (adult !== null && chosen.includes(adult.id))),
    )
    .map(({ id }) => id);

/**
 * The bounds of which one of those who are chosen has a ticket to give back; of everyone while none
 * is chosen.
 */
export function boundsOf(travellers: readonly Traveller[], chosen: readonly string[]): number[] {
  const asked = travellers.filter(({ id }) => chosen.length === 0 || chosen.includes(id));
  return [...new Set(asked.flatMap(({ bounds }) => bounds))].toSorted((a, b) => a - b);
}

/** Why some cannot give anything back, each reason once with their names. */
export function reasonsOf(
  travellers: readonly Traveller[],
): { readonly code: string; readonly names: readonly string[] }[] {
  const refused = travellers.filter(({ reason }) => reason !== null);
  return [...Map.groupBy(refused, ({ reason }) => reason ?? '')].map(([code, among]) => ({
    code,
    names: among.map(({ name }) => name),
  }));
}
