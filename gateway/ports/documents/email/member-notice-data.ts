/** What a member is notified of at once, besides orders. */
export const MEMBER_NOTICE_KINDS = [
  'WELCOME',
  'PASSWORD_CHANGED',
  'CONSUMPTION_PASSWORD_CHANGED',
  'CONTACT_CHANGED',
  'CONTACT_RESTORED',
  'CLOSURE_REQUESTED',
  'NEW_DEVICE',
  'SESSIONS_ENDED',
] as const;
export type MemberNoticeKind = (typeof MEMBER_NOTICE_KINDS)[number];

/** Something happened to an account. */
export interface MemberNoticeData {
  kind: MemberNoticeKind;
  recipientName: string;
  /** Without the carrier code. */
  cardNumber: string;
  accountUrl: string;
  /** With NEW_DEVICE: browser and system, empty where they are not known. */
  device?: string;
  /** With CONTACT_CHANGED: the page that undoes it, and until when it does. */
  undo?: { readonly url: string; readonly until: Date };
}
