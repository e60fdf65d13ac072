import type { TypeRecipe } from './recipe.ts';

const MINUTE_MILLISECONDS = 60_000;

const REASONS = {
  PENDING_PAYMENT: {
    CHANGE_DATE: 'NOT_PAID',
    REFUND: 'NOT_PAID',
    SELECT_SEAT: 'NOT_PAID',
    CHECK_IN: 'NOT_PAID',
    CANCEL_CHECK_IN: 'NOT_CHECKED_IN',
    RECEIPT: 'NOT_TICKETED',
  },
  TICKETED: {
    PAY: 'ALREADY_PAID',
    CANCEL: 'ALREADY_PAID',
    CORRECT: 'ALREADY_PAID',
    CHECK_IN: 'CHECK_IN_NOT_OPEN',
    CANCEL_CHECK_IN: 'NOT_CHECKED_IN',
  },
} as const satisfies Record<string, Record<string, string>>;

const ACTIONS = [
  'PAY',
  'CANCEL',
  'CORRECT',
  'CHANGE_DATE',
  'REFUND',
  'SELECT_SEAT',
  'CHECK_IN',
  'CANCEL_CHECK_IN',
  'RECEIPT',
];

/** There and back. */
const TRIP = { tripType: 'ROUND_TRIP', bounds: [{ index: 0 }, { index: 1 }] };

const offer: TypeRecipe = () => ({
  ...TRIP,
  expired: false,
  party: { adults: 1, children: 1, infants: 0 },
});

const order: TypeRecipe = (dice, now) => {
  const state = dice.pick(['PENDING_PAYMENT', 'TICKETED'] as const);
  const reasons: Readonly<Record<string, string>> = REASONS[state];
  const pending = state === 'PENDING_PAYMENT';
  const due = pending ? new Date(now.getTime() + 45 * MINUTE_MILLISECONDS) : null;
  return {
    ...TRIP,
    state,
    paymentDueAt: due,
    inventoryHeldUntil: due,
    priceGuaranteedUntil: due,
    ...(pending ? { payments: [], tickets: [], receipt: null, calendarUrl: null } : {}),
    capabilities: ACTIONS.map((action) => {
      const code = reasons[action];
      const allowed = code === undefined;
      return { action, allowed, until: null, fee: null, reason: code ? { code } : null };
    }),
  };
};

/** Offers that can be booked; orders, pending or ticketed, whose deadlines and capabilities follow from their state. */
export const orderRecipes: Record<string, TypeRecipe> = { Offer: offer, Order: order };
