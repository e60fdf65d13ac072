import type { MessageEvent } from './message-events.ts';

const AIRLINE_CHANGE = ['AIRLINE_CHANGE', 'AIRLINE_CHANGE_DUE'] as const;

/**
 * The messages that ask a member for something, by the event that ends the request: they count as
 * read then (RULES 9.31). What the member decides about a change by the airline without a message
 * of its own ends the requests of `AIRLINE_CHANGE_KEPT` too.
 */
export const ENDED_REQUESTS: { readonly [Event in MessageEvent]?: readonly MessageEvent[] } = {
  ORDER_TICKETED: ['ORDER_HELD'],
  ORDER_CANCELLED: ['ORDER_HELD'],
  ORDER_LAPSED: ['ORDER_HELD'],
  ORDER_WITHDRAWN: ['ORDER_HELD'],
  SEATS_CONFIRMED: ['SEATS_HELD'],
  SEATS_CANCELLED: ['SEATS_HELD'],
  SEATS_LAPSED: ['SEATS_HELD'],
  DATE_CHANGED: ['DATE_CHANGE_HELD'],
  DATE_CHANGE_CANCELLED: ['DATE_CHANGE_HELD'],
  DATE_CHANGE_LAPSED: ['DATE_CHANGE_HELD'],
  BENEFITS_PAID: ['BENEFITS_HELD'],
  BENEFITS_CANCELLED: ['BENEFITS_HELD'],
  BENEFITS_LAPSED: ['BENEFITS_HELD'],
  AIRLINE_CHANGE_KEPT: AIRLINE_CHANGE,
  AIRLINE_CHANGE_LAPSED: AIRLINE_CHANGE,
};
