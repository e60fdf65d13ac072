import { type PersonalDataFile, readPersonalData } from '#gateway/database/personal-data.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { maskDocumentNumber } from '#gateway/requests/mask.ts';
import type { UserFault } from '#gateway/requests/user-fault.ts';
import type {
  ChangeContactErrorCode,
  DocumentNumberProblem,
  RequestAccountClosureErrorCode,
  SetConsumptionPasswordErrorCode,
  UpdateProfileErrorCode,
} from '#gateway/resolvers.gen.ts';
import type { CardTier } from '#schema/codes/club/card-tiers.ts';
import { changesEndedBefore } from '#schema/rules/access/contact-undo.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import { pointsHoldProblem } from '#schema/rules/club/points-hold.ts';
import { endCards } from './card/end-cards.service.ts';
import { type CardBearer, cardOfPassenger } from './card-of-passenger.ts';
import { closeAccounts, eraseMembers, requestClosure } from './closing/close-accounts.service.ts';
import type { CodeRequest } from './codes/request-code.input.ts';
import { type CodeAsker, type CodeOutcome, requestCode } from './codes/request-code.service.ts';
import { type ContactChange, changeContact } from './contact/change-contact.service.ts';
import {
  type ContactChangeRecord,
  forgetChangesBefore,
} from './contact/contact-changes.repository.ts';
import {
  type UndoOutcome,
  undoableChange,
  undoContactChange,
} from './contact/undo-contact-change.service.ts';
import { documentsOf } from './documents/documents.repository.ts';
import type { MemberDocument } from './documents/member-document.model.ts';
import {
  documentsReviewed,
  documentsToReview,
  type ReviewedDocument,
} from './documents/reviewed-documents.service.ts';
import type { DocumentDraft } from './documents/submit-document.input.ts';
import {
  requestDocumentReview,
  type SubmissionOutcome,
  submitDocument,
} from './documents/submit-document.service.ts';
import type { Member, MemberAgreement, SignedInMember } from './member.model.ts';
import type { MemberDependencies } from './member-dependencies.ts';
import { agreementsOf, findMember } from './members.repository.ts';
import { forgetBrowsersBefore } from './notifications/known-browsers.repository.ts';
import { type MemberNotification, notifyMember } from './notifications/notify-member.ts';
import {
  type NotificationDependencies,
  type SeenDevice,
  seeDevice,
  sendNotification,
} from './notifications/send-notification.service.ts';
import type { ConsumptionPassword, PasswordChange } from './passwords/change-password.input.ts';
import { changePassword, type PasswordChangeProblem } from './passwords/change-password.service.ts';
import {
  type ReleaseProblem,
  releaseProblem,
  setConsumptionPassword,
} from './passwords/consumption-password.service.ts';
import { type PasswordKind, passwordsOf } from './passwords/passwords.repository.ts';
import { heldUntil } from './points-hold/points-hold.repository.ts';
import type { ProfileChange } from './profile/update-profile.input.ts';
import { updateProfile } from './profile/update-profile.service.ts';
import type { MemberDraft } from './register/register-member.input.ts';
import { type RegistrationOutcome, registerMember } from './register/register-member.service.ts';
import type { PasswordReset } from './reset/new-password.input.ts';
import { type ResetOutcome, resetPassword } from './reset/reset-password.service.ts';
import type { CodeProof, SignInRequest } from './sign-in/sign-in.input.ts';
import { provenMember, type SignInAsker, type SignInOutcome } from './sign-in/sign-in.service.ts';

/** A browser with a session, and from where it asks. */
type Asker = { readonly sessionId: string; readonly address: string };

/**
 * Members: who they are, and how they prove it. Whose data is read is decided by the caller's
 * session.
 */
export type MemberService = {
  /** The member of a session. */
  find(memberId: string): Promise<Member | null>;
  /**
   * The tier of the card that a passenger named; null where it is not the passenger's, or has
   * ended.
   */
  cardOf(passenger: CardBearer, now: Date): Promise<CardTier | null>;
  /** The passwords that a member has set, with the wrong tries since the last right one. */
  passwordsOf(memberId: string): Promise<{ kind: PasswordKind; wrongTries: number }[]>;
  requestCode(request: CodeRequest, asker: CodeAsker, now: Date): Promise<CodeOutcome>;
  /** Finds whose sign-in a proof is. The caller begins the session. */
  prove(request: SignInRequest, asker: SignInAsker, now: Date): Promise<SignInOutcome>;
  register(draft: MemberDraft, asker: Asker, now: Date): Promise<RegistrationOutcome>;
  resetPassword(reset: PasswordReset, asker: Asker, now: Date): Promise<ResetOutcome>;
  /**
   * Notes on what device and in which browser a member signed in, and tells the member of a new
   * device.
   */
  seeDevice(memberId: string, seen: SeenDevice, now: Date): Promise<void>;
  /** Erases browsers in which members have not signed in for long; answers how many. */
  forgetBrowsers(now: Date): Promise<number>;
  /** Ends every session of a member, and tells the member. */
  endSessions(memberId: string, now: Date): Promise<void>;
  sendNotification(notice: MemberNotification): Promise<void>;
  agreementsOf(memberId: string): Promise<MemberAgreement[]>;
  /** Documents for the real name, the latest first. */
  documentsOf(memberId: string): Promise<MemberDocument[]>;
  /** The number of a document as its holder recognises it. */
  shownNumberOf(document: MemberDocument): {
    readonly maskedNumber: string;
    readonly numberProblem: DocumentNumberProblem | null;
  };
  changePassword(
    change: PasswordChange,
    asker: SignedInMember,
    now: Date,
  ): Promise<PasswordChangeProblem>;
  setConsumptionPassword(
    password: ConsumptionPassword,
    asker: SignedInMember,
    now: Date,
  ): Promise<SetConsumptionPasswordErrorCode | null>;
  /** Checks the six digits that release points; the fifth wrong ones lock them. */
  releaseProblem(memberId: string, digits: string, now: Date): Promise<ReleaseProblem>;
  /** Until when no points can be spent; null when they can. */
  pointsHeldUntil(memberId: string, now: Date): Promise<Date | null>;
  updateProfile(
    change: ProfileChange,
    memberId: string,
    now: Date,
  ): Promise<UserFault<UpdateProfileErrorCode>[]>;
  changeContact(
    change: ContactChange,
    asker: SignedInMember,
    now: Date,
  ): Promise<ChangeContactErrorCode | null>;
  /**
   * The change of contact that a key opens; null for a key that was made up, and once it is too
   * late or done.
   */
  undoableContactChange(key: string, now: Date): Promise<ContactChangeRecord | null>;
  undoContactChange(key: string, now: Date): Promise<UndoOutcome>;
  /** Erases changes of contact that can be undone no more; answers how many. */
  forgetContactChanges(now: Date): Promise<number>;
  submitDocument(
    draft: DocumentDraft,
    asker: SignedInMember,
    now: Date,
  ): Promise<SubmissionOutcome>;
  /** Documents under review, the earliest first. For the airline's own staff. */
  documentsToReview(now: Date): Promise<ReviewedDocument[]>;
  /** Documents that were decided about last, the latest first. For the airline's own staff. */
  documentsReviewed(most: number, now: Date): Promise<ReviewedDocument[]>;
  /** Asks the office about documents under review; answers how many it has decided. */
  requestDocumentReview(now: Date): Promise<number>;
  requestClosure(
    proof: CodeProof,
    asker: SignedInMember,
    now: Date,
  ): Promise<RequestAccountClosureErrorCode | null>;
  /** Keeps or lowers the cards whose last day is over; answers how many. */
  endCards(now: Date): Promise<number>;
  /** Closes accounts whose last day is over, and erases those closed long ago; answers how many. */
  closeAccounts(now: Date): Promise<number>;
  readonly ownDataUrl: string;
  /** Everything that is stored about a member, by table. */
  ownDataOf(memberId: string): Promise<PersonalDataFile>;
};

export const createMemberService = (
  sources: MemberDependencies & NotificationDependencies,
): MemberService => ({
  find: (memberId) => findMember(sources.db, memberId),
  cardOf: (passenger, now) => cardOfPassenger(sources.db, passenger, now),
  passwordsOf: (memberId) => passwordsOf(sources.db, memberId),
  requestCode: (request, asker, now) => requestCode(sources, request, asker, now),
  prove: (request, asker, now) => provenMember(sources, request, asker, now),
  register: (draft, asker, now) => registerMember(sources, draft, asker, now),
  resetPassword: (reset, asker, now) => resetPassword(sources, reset, asker, now),
  seeDevice: (memberId, seen, now) => seeDevice(sources.db, memberId, seen, now),
  forgetBrowsers: (now) => forgetBrowsersBefore(sources.db, erasureInstants(now).browsers),
  endSessions: (memberId, now) =>
    inTransaction(sources.db, async (trx) => {
      await sources.sessions.endOthers(memberId, null, trx);
      await notifyMember(trx, { memberId, kind: 'SESSIONS_ENDED' }, now);
    }),
  sendNotification: (notice) => sendNotification(sources, notice),
  agreementsOf: (memberId) => agreementsOf(sources.db, memberId),
  documentsOf: (memberId) => documentsOf(sources.db, memberId),
  shownNumberOf({ id, sealedNumber }) {
    const number = sources.vault.open(sealedNumber, id);
    return {
      maskedNumber: maskDocumentNumber(number),
      numberProblem: number === null ? 'UNREADABLE' : null,
    };
  },
  changePassword: (change, asker, now) => changePassword(sources, change, asker, now),
  setConsumptionPassword: (password, asker, now) =>
    setConsumptionPassword(sources, password, asker, now),
  releaseProblem: (memberId, digits, now) => releaseProblem(sources, memberId, digits, now),
  pointsHeldUntil: async (memberId, now) => {
    const until = await heldUntil(sources.db, memberId);
    return pointsHoldProblem(until, now) ? until : null;
  },
  updateProfile: (change, memberId, now) => updateProfile(sources, change, memberId, now),
  changeContact: (change, asker, now) => changeContact(sources, change, asker, now),
  undoableContactChange: (key, now) => undoableChange(sources, key, now),
  undoContactChange: (key, now) => undoContactChange(sources, key, now),
  forgetContactChanges: (now) => forgetChangesBefore(sources.db, changesEndedBefore(now)),
  submitDocument: (draft, asker, now) => submitDocument(sources, draft, asker, now),
  documentsToReview: (now) => documentsToReview(sources, now),
  documentsReviewed: (most, now) => documentsReviewed(sources, most, now),
  requestDocumentReview: (now) => requestDocumentReview(sources, now),
  requestClosure: (proof, asker, now) => requestClosure(sources, proof, asker, now),
  endCards: (now) => endCards(sources, now),
  closeAccounts: async (now) =>
    (await closeAccounts(sources, now)) + (await eraseMembers(sources, now)),
  ownDataUrl: sources.ownDataUrl,
  ownDataOf: (memberId) =>
    readPersonalData(sources.db, sources.ownData, memberId, (sealed, id) =>
      maskDocumentNumber(sources.vault.open(sealed, id)),
    ),
});
