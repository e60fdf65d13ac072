import type { MessageKind } from './message-kinds.ts';

/**
 * What is told, and whether a copy goes out by e-mail: not where the event has an e-mail or a text
 * message of its own.
 */
type MessageEventTerms = { readonly kind: MessageKind; readonly copied: boolean };

/**
 * What members are told of (RULES 9.16). A message stores the event and its facts; words are found
 * when it is read.
 */
export const MESSAGE_EVENTS = {
  ORDER_HELD: { kind: 'ORDER', copied: false },
  ORDER_TICKETED: { kind: 'ORDER', copied: false },
  ORDER_CANCELLED: { kind: 'ORDER', copied: false },
  ORDER_LAPSED: { kind: 'ORDER', copied: false },
  ORDER_WITHDRAWN: { kind: 'ORDER', copied: false },
  SEATS_HELD: { kind: 'ORDER', copied: true },
  SEATS_CONFIRMED: { kind: 'ORDER', copied: true },
  SEATS_CANCELLED: { kind: 'ORDER', copied: true },
  SEATS_LAPSED: { kind: 'ORDER', copied: true },
  DATE_CHANGE_HELD: { kind: 'ORDER', copied: false },
  DATE_CHANGED: { kind: 'ORDER', copied: false },
  DATE_CHANGE_CANCELLED: { kind: 'ORDER', copied: false },
  DATE_CHANGE_LAPSED: { kind: 'ORDER', copied: false },
  AIRLINE_CHANGE: { kind: 'FLIGHT', copied: false },
  AIRLINE_CHANGE_DUE: { kind: 'FLIGHT', copied: false },
  AIRLINE_CHANGE_KEPT: { kind: 'FLIGHT', copied: false },
  AIRLINE_CHANGE_LAPSED: { kind: 'FLIGHT', copied: false },
  BENEFITS_HELD: { kind: 'ORDER', copied: true },
  BENEFITS_PAID: { kind: 'ORDER', copied: true },
  BENEFITS_CANCELLED: { kind: 'ORDER', copied: true },
  BENEFITS_LAPSED: { kind: 'ORDER', copied: true },
  ITINERARY_CONFIRMED: { kind: 'ORDER', copied: false },
  BENEFITS_REFUNDED: { kind: 'REFUND', copied: true },
  BENEFITS_RETURNED: { kind: 'REFUND', copied: true },
  PAYMENT_RETURNED: { kind: 'REFUND', copied: false },
  REFUND_REQUESTED: { kind: 'REFUND', copied: false },
  REFUND_APPROVED: { kind: 'REFUND', copied: false },
  REFUND_REJECTED: { kind: 'REFUND', copied: false },
  REFUND_WITHDRAWN: { kind: 'REFUND', copied: false },
  REFUND_PAID: { kind: 'REFUND', copied: false },
  REFUND_FAILED: { kind: 'REFUND', copied: false },
  CHECK_IN_OPENED: { kind: 'FLIGHT', copied: true },
  CHECK_IN_CONFIRMED: { kind: 'FLIGHT', copied: false },
  CHECK_IN_DECLINED: { kind: 'FLIGHT', copied: false },
  FLIGHT_DELAYED: { kind: 'FLIGHT', copied: true },
  FLIGHT_DIVERTED: { kind: 'FLIGHT', copied: true },
  // Since RULES 8.26 AIRLINE_CHANGE tells of cancelled flights. Messages of before are stored, and
  // still need their words.
  FLIGHT_CANCELLED: { kind: 'FLIGHT', copied: true },
  POINTS_CREDITED: { kind: 'CLUB', copied: true },
  POINTS_EXPIRING: { kind: 'CLUB', copied: true },
  CARD_REACHED: { kind: 'CLUB', copied: true },
  CARD_KEPT: { kind: 'CLUB', copied: true },
  CARD_LOWERED: { kind: 'CLUB', copied: true },
  DOCUMENT_AUTHENTICATED: { kind: 'CLUB', copied: true },
  DOCUMENT_FAILED: { kind: 'CLUB', copied: true },
  WELCOME: { kind: 'CLUB', copied: false },
  PASSWORD_CHANGED: { kind: 'SECURITY', copied: false },
  CONSUMPTION_PASSWORD_CHANGED: { kind: 'SECURITY', copied: false },
  CONTACT_CHANGED: { kind: 'SECURITY', copied: false },
  CONTACT_RESTORED: { kind: 'SECURITY', copied: false },
  NEW_DEVICE: { kind: 'SECURITY', copied: false },
  SESSIONS_ENDED: { kind: 'SECURITY', copied: false },
  CLOSURE_REQUESTED: { kind: 'SECURITY', copied: false },
} as const satisfies Record<string, MessageEventTerms>;
export type MessageEvent = keyof typeof MESSAGE_EVENTS;

/** The events of some kinds. */
export const eventsOf = (kinds: readonly MessageKind[]): MessageEvent[] =>
  (Object.keys(MESSAGE_EVENTS) as MessageEvent[]).filter((event) =>
    kinds.includes(MESSAGE_EVENTS[event].kind),
  );
