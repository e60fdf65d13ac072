import type { MessageFacts } from '#gateway/ports/documents/member-message.ts';
import type { MessageEvent } from '#schema/codes/club/message-events.ts';

/** What messages may be about, as types of the schema. */
export type MessageSubjectType = 'Order' | 'SeatOrder' | 'ExtrasOrder';

/** The object that a message is about, by its key. */
export type MessageSubject = { readonly type: MessageSubjectType; readonly id: string };

/** A message to one member. Its words are found when it is read. */
export type Message = {
  readonly id: string;
  /** Of two messages of one instant the later has the higher one. */
  readonly serial: number;
  readonly memberId: string;
  readonly event: MessageEvent;
  readonly facts: MessageFacts;
  readonly subject: MessageSubject | null;
  readonly createdAt: Date;
  readonly readAt: Date | null;
};

/** Which messages: these ones, or all that were written until an instant. */
export type MessageSelection = { readonly ids: readonly string[] } | { readonly until: Date };

/** What a list is narrowed to; null does not narrow. */
export type MessageNarrowing = {
  readonly events: readonly MessageEvent[] | null;
  readonly read: boolean | null;
};

/** A place in the list, the latest first. */
export type MessagePlace = Pick<Message, 'createdAt' | 'serial'>;
