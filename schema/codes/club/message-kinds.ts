/** What messages to members are about (RULES 9.16). */
export const MESSAGE_KINDS = [
  'ORDER',
  'FLIGHT',
  'CHECK_IN',
  'REFUND',
  'CLUB',
  'SECURITY',
  'NOTICE',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
