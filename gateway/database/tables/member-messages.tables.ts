import type { ColumnType, Generated } from 'kysely';

export type MemberMessagesTable = {
  id: string;
  /** In the order of writing: several events may have the same instant. */
  serial: ColumnType<string, never, never>;
  member_id: string;
  /** Of `MESSAGE_EVENTS`. */
  event: string;
  /** What the words need: codes, amounts, instants. Written as JSON text. */
  facts: ColumnType<unknown, string, string>;
  /** The type and the key of what it is about. */
  subject_type: string | null;
  subject_id: string | null;
  /** The key of a message that a member gets once. */
  occasion: string | null;
  created_at: Date;
  read_at: Generated<Date | null>;
  removed_at: Generated<Date | null>;
};

export type MemberMessageCopiesTable = { member_id: string; wanted: boolean };

export type MemberDevicesTable = {
  member_id: string;
  /** Browser and system, of a closed list of words. */
  device: string;
  seen_at: Date;
};

declare module '#gateway/database/tables.ts' {
  interface Tables {
    member_messages: MemberMessagesTable;
    member_message_copies: MemberMessageCopiesTable;
    member_devices: MemberDevicesTable;
  }
}
