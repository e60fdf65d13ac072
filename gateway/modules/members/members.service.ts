import { inTransaction } from '#gateway/database/transaction.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { type CardBearer, cardOfPassenger } from './card-of-passenger.ts';
import type { CodeRequest } from './codes/request-code.input.ts';
import { type CodeAsker, type CodeOutcome, requestCode } from './codes/request-code.service.ts';
import type { Member } from './member.model.ts';
import type { MemberSources } from './member-sources.ts';
import { findMember } from './members.repository.ts';
import { leaveNotice, type MemberNotice } from './notices/leave-notice.ts';
import { seeDevice } from './notices/see-device.service.ts';
import { type NoticeSources, sendNotice } from './notices/send-notice.service.ts';
import { type PasswordKind, passwordsOf } from './passwords/passwords.repository.ts';
import type { MemberDraft } from './register/register-member.input.ts';
import { type RegistrationOutcome, registerMember } from './register/register-member.service.ts';
import type { PasswordReset } from './reset/new-password.input.ts';
import { type ResetOutcome, resetPassword } from './reset/reset-password.service.ts';
import type { SignInRequest } from './sign-in/sign-in.input.ts';
import { provenMember, type SignInAsker, type SignInOutcome } from './sign-in/sign-in.service.ts';

/** A browser with a session, and from where it asks. */
type Asker = SignInAsker & { readonly sessionId: string };

/** Members: who they are, and how they prove it. Whose data is read is decided by the caller's session. */
export type MemberService = {
  /** The member of a session. */
  find(memberId: string): Promise<Member | null>;
  /** The tier of the card that a passenger named; null where it is not the passenger's, or has ended. */
  cardOf(passenger: CardBearer, now: Date): Promise<CardTier | null>;
  /** The passwords that a member has set, with the wrong tries since the last right one. */
  passwordsOf(memberId: string): Promise<{ kind: PasswordKind; wrongTries: number }[]>;
  requestCode(request: CodeRequest, asker: CodeAsker, now: Date): Promise<CodeOutcome>;
  /** Finds whose sign-in a proof is. The caller begins the session. */
  prove(request: SignInRequest, asker: SignInAsker, now: Date): Promise<SignInOutcome>;
  register(draft: MemberDraft, asker: Asker, now: Date): Promise<RegistrationOutcome>;
  resetPassword(reset: PasswordReset, asker: Asker, now: Date): Promise<ResetOutcome>;
  /** Notes on what device a member signed in, and tells the member of a new one. */
  seeDevice(memberId: string, device: string, now: Date): Promise<void>;
  /** Ends every session of a member, and tells the member. */
  endSessions(memberId: string, now: Date): Promise<void>;
  sendNotice(notice: MemberNotice): Promise<void>;
};

export const createMemberService = (sources: MemberSources & NoticeSources): MemberService => ({
  find: (memberId) => findMember(sources.db, memberId),
  cardOf: (passenger, now) => cardOfPassenger(sources.db, passenger, now),
  passwordsOf: (memberId) => passwordsOf(sources.db, memberId),
  requestCode: (request, asker, now) => requestCode(sources, request, asker, now),
  prove: (request, asker, now) => provenMember(sources, request, asker, now),
  register: (draft, asker, now) => registerMember(sources, draft, asker, now),
  resetPassword: (reset, asker, now) => resetPassword(sources, reset, asker, now),
  seeDevice: (memberId, device, now) => seeDevice(sources.db, memberId, device, now),
  endSessions: (memberId, now) =>
    inTransaction(sources.db, async (trx) => {
      await sources.sessions.endOthers(memberId, null, trx);
      await leaveNotice(trx, { memberId, kind: 'SESSIONS_ENDED' }, now);
    }),
  sendNotice: (notice) => sendNotice(sources, notice),
});
