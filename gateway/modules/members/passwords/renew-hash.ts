import type { MemberDependencies } from '#gateway/modules/members/member-dependencies.ts';
import { type PasswordKind, replaceHash } from './passwords.repository.ts';

/** A password that was typed right is hashed again where its hash is under an earlier pepper. */
export async function renewHash(
  { db, hashes }: Pick<MemberDependencies, 'db' | 'hashes'>,
  memberId: string,
  kind: PasswordKind,
  stored: string,
  password: string,
): Promise<void> {
  if (hashes.isPresent(stored)) return;
  await replaceHash(db, memberId, kind, stored, await hashes.hash(password));
}
