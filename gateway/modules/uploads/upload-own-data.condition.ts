import { sql } from 'kysely';
import type { OwnData } from '#gateway/database/own-data.ts';

/** The files that a member has sent; their content is downloaded where they were used. */
export const uploadOwnData: readonly OwnData[] = [
  {
    table: 'uploaded_files',
    isOf: (memberId) => sql<boolean>`one.member_id = ${memberId}::uuid`,
    leaveOut: ['content_sealed', 'session_id'],
  },
];
