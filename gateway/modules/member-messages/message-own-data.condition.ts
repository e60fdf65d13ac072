import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';

const isOf = (memberId: string) => sql<boolean>`one.member_id = ${memberId}`;

/** What is stored of the messages to a member, and of the devices that they tell of. */
export const messageOwnData: readonly OwnData[] = [
  { table: 'member_messages', isOf },
  { table: 'member_message_copies', isOf },
  { table: 'member_devices', isOf },
];
