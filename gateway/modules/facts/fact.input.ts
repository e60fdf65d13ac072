import * as v from 'valibot';

const id = v.pipe(v.string(), v.maxLength(200));
const key = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/));
const common = { key, orderId: id, number: v.pipe(v.number(), v.integer(), v.minValue(1)) };
const coupons = v.pipe(v.array(id), v.minLength(1), v.maxLength(200));
const day = v.pipe(v.string(), v.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * A fact as a service sends it. Coupons are named by the ids of `PassengerSegment`, segments by
 * those of `OrderSegment`.
 */
export const Fact = v.variant('kind', [
  v.strictObject({ ...common, kind: v.literal('COUPONS_SUSPENDED'), coupons }),
  v.strictObject({ ...common, kind: v.literal('COUPONS_FREED'), coupons }),
  v.strictObject({ ...common, kind: v.literal('COUPONS_REFUNDED'), coupons }),
  v.strictObject({
    ...common,
    kind: v.literal('MONEY_DUE'),
    /** In minor units of the airline's currency. */
    amount: v.pipe(v.number(), v.integer(), v.minValue(1)),
  }),
  v.strictObject({
    ...common,
    kind: v.literal('SEGMENTS_CHANGED'),
    segments: v.pipe(
      v.array(v.strictObject({ segmentId: id, flightNumber: v.string(), date: day })),
      v.minLength(1),
      v.maxLength(20),
    ),
  }),
]);
export type Fact = v.InferOutput<typeof Fact>;

/** Reads the body of a request; null where it is no fact. */
export function readFact(rawBody: string): Fact | null {
  try {
    const parsed = v.safeParse(Fact, JSON.parse(rawBody));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
}
