/**
 * The state machines (RULES 4.1). Each state names those it may turn into; one that names none
 * is final.
 */

export const ORDER_STATES = {
  PENDING_PAYMENT: ['TICKETED', 'CANCELLED'],
  TICKETED: ['COMPLETED', 'REFUNDED', 'PART_REFUNDED', 'CHANGED'],
  PART_REFUNDED: ['COMPLETED', 'REFUNDED', 'CHANGED'],
  COMPLETED: [],
  CANCELLED: [],
  REFUNDED: [],
  CHANGED: [],
} as const;
export type OrderState = keyof typeof ORDER_STATES;

/**
 * Money that came is a fact: an attempt that had failed or run out still becomes SUCCEEDED when it
 * turns up, or MISMATCHED when another amount came than was asked for.
 */
export const PAYMENT_STATES = {
  CREATED: ['PENDING', 'SUCCEEDED', 'MISMATCHED', 'FAILED', 'EXPIRED'],
  PENDING: ['SUCCEEDED', 'MISMATCHED', 'FAILED', 'EXPIRED'],
  SUCCEEDED: [],
  MISMATCHED: [],
  FAILED: ['SUCCEEDED', 'MISMATCHED'],
  EXPIRED: ['SUCCEEDED', 'MISMATCHED'],
} as const;
export type PaymentState = keyof typeof PAYMENT_STATES;

export const COUPON_STATES = {
  OPEN: ['CHECKED_IN', 'FLOWN', 'EXCHANGED', 'REFUNDED', 'VOID'],
  CHECKED_IN: ['OPEN', 'FLOWN'],
  FLOWN: [],
  EXCHANGED: [],
  REFUNDED: [],
  VOID: [],
} as const;
export type CouponState = keyof typeof COUPON_STATES;

/**
 * A flight on its day. The clock may pass over several at once; it is diverted in the air, and
 * cancelled on the ground.
 */
export const FLIGHT_STATES = {
  SCHEDULED: ['CHECK_IN_OPEN', 'CANCELLED'],
  CHECK_IN_OPEN: ['CHECK_IN_CLOSED', 'BOARDING', 'CANCELLED'],
  CHECK_IN_CLOSED: ['BOARDING', 'CANCELLED'],
  BOARDING: ['GATE_CLOSED', 'CHECK_IN_CLOSED', 'CANCELLED'],
  GATE_CLOSED: ['DEPARTED', 'BOARDING', 'CHECK_IN_CLOSED', 'CANCELLED'],
  DEPARTED: ['AIRBORNE', 'GATE_CLOSED', 'CANCELLED'],
  AIRBORNE: ['LANDED', 'DIVERTED'],
  LANDED: ['ARRIVED'],
  ARRIVED: [],
  DIVERTED: [],
  CANCELLED: [],
} as const;
export type FlightState = keyof typeof FLIGHT_STATES;

export const CHECK_IN_STATES = {
  NOT_CHECKED_IN: ['CONFIRMING', 'CHECKED_IN'],
  CONFIRMING: ['CHECKED_IN', 'CANCELLED'],
  CHECKED_IN: ['CANCELLED'],
  CANCELLED: ['CONFIRMING', 'CHECKED_IN'],
} as const;
export type CheckInState = keyof typeof CHECK_IN_STATES;

/** After REJECTED and WITHDRAWN the traveller may apply again; a payout that FAILED is repeated. */
export const REFUND_STATES = {
  UNDER_REVIEW: ['APPROVED', 'REJECTED', 'WITHDRAWN'],
  APPROVED: ['PAYING'],
  PAYING: ['SUCCEEDED', 'FAILED'],
  FAILED: ['PAYING'],
  SUCCEEDED: [],
  REJECTED: [],
  WITHDRAWN: [],
} as const;
export type RefundState = keyof typeof REFUND_STATES;

/** An order of preferred seats; its seats have states of their own. */
export const SEAT_ORDER_STATES = {
  PENDING_PAYMENT: ['PAID', 'CANCELLED'],
  PAID: ['PART_REFUNDED', 'REFUNDED'],
  PART_REFUNDED: ['REFUNDED'],
  CANCELLED: [],
  REFUNDED: [],
} as const;
export type SeatOrderState = keyof typeof SEAT_ORDER_STATES;

export const SEAT_ITEM_STATES = {
  HELD: ['CONFIRMED', 'EXPIRED', 'CANCELLED'],
  CONFIRMED: ['EXCHANGED', 'REFUNDED'],
  EXPIRED: [],
  CANCELLED: [],
  EXCHANGED: [],
  REFUNDED: [],
} as const;
export type SeatItemState = keyof typeof SEAT_ITEM_STATES;

export const DATE_CHANGE_STATES = {
  PENDING_PAYMENT: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: [],
  CANCELLED: [],
} as const;
export type DateChangeState = keyof typeof DATE_CHANGE_STATES;

/** The right to a refund outlasts the time for a decision. */
export const AIRLINE_CHANGE_STATES = {
  OPEN: ['KEPT', 'MOVED', 'REFUNDED', 'LAPSED'],
  LAPSED: ['REFUNDED'],
  KEPT: ['MOVED', 'REFUNDED'],
  MOVED: [],
  REFUNDED: [],
} as const;
export type AirlineChangeState = keyof typeof AIRLINE_CHANGE_STATES;

export const EXTRAS_ORDER_STATES = {
  PENDING_PAYMENT: ['PAID', 'CANCELLED'],
  PAID: ['REFUNDED'],
  CANCELLED: [],
  REFUNDED: [],
} as const;
export type ExtrasOrderState = keyof typeof EXTRAS_ORDER_STATES;

/**
 * A frozen coupon is used with its order, or available again; a used one is available again when
 * that order is refunded.
 */
export const EXTRA_COUPON_STATES = {
  AVAILABLE: ['FROZEN', 'USED', 'EXPIRED', 'REVOKED'],
  FROZEN: ['AVAILABLE', 'USED', 'EXPIRED'],
  USED: ['AVAILABLE', 'EXPIRED'],
  EXPIRED: [],
  REVOKED: [],
} as const;
export type ExtraCouponState = keyof typeof EXTRA_COUPON_STATES;

export const SPECIAL_SERVICE_STATES = {
  REQUESTED: ['CONFIRMED', 'REFUSED'],
  CONFIRMED: ['REFUSED'],
  REFUSED: [],
} as const;
export type SpecialServiceState = keyof typeof SPECIAL_SERVICE_STATES;

/**
 * A special meal: when another flight takes the place of its own, it goes along where it still can
 * (RULES 2.33).
 */
export const SPECIAL_MEAL_STATES = {
  REQUESTED: ['NOT_CARRIED_OVER'],
  NOT_CARRIED_OVER: [],
} as const;
export type SpecialMealState = keyof typeof SPECIAL_MEAL_STATES;

export const DOCUMENT_STATES = {
  UNAUTHENTICATED: ['UNDER_REVIEW'],
  UNDER_REVIEW: ['AUTHENTICATED', 'FAILED'],
  FAILED: ['UNDER_REVIEW'],
  AUTHENTICATED: [],
} as const;
export type DocumentState = keyof typeof DOCUMENT_STATES;
