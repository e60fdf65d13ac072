import { type PersonalDataFile, readPersonalData } from '#gateway/database/personal-data.ts';
import { inTransaction } from '#gateway/database/transaction.ts';
import { maskDocumentNumber } from '#gateway/requests/mask.ts';
import type { DocumentNumberProblem } from '#gateway/resolvers.gen.ts';
import { changesEndedBefore } from '#schema/rules/access/contact-undo.ts';
import { erasureInstants } from '#schema/rules/access/erasure.ts';
import { pointsHoldProblem } from '#schema/rules/club/points-hold.ts';
import { cardOfPassenger, endCards } from './card/cards.service.ts';
import { closeAccounts, eraseMembers, requestClosure } from './closing/close-accounts.service.ts';
import { requestCode } from './codes/request-code.service.ts';
import { changeContact } from './contact/change-contact.service.ts';
import { forgetChangesBefore } from './contact/contact-changes.repository.ts';
import { undoableChange, undoContactChange } from './contact/undo-contact-change.service.ts';
import { documentsOf } from './documents/documents.repository.ts';
import { documentsReviewed, documentsToReview } from './documents/reviewed-documents.service.ts';
import { requestDocumentReview, submitDocument } from './documents/submit-document.service.ts';
import type { MemberDocument } from './member.model.ts';
import type { MemberDependencies } from './member-dependencies.ts';
import { agreementsOf, findMember } from './members.repository.ts';
import { forgetBrowsersBefore } from './notifications/known-browsers.repository.ts';
import {
  type NotificationDependencies,
  notifyMember,
  seeDevice,
  sendNotification,
} from './notifications/send-notification.service.ts';
import { changePassword } from './passwords/change-password.service.ts';
import {
  releaseProblem,
  setConsumptionPassword,
} from './passwords/consumption-password.service.ts';
import { heldUntil, passwordsOf } from './passwords/passwords.repository.ts';
import { updateProfile } from './profile/update-profile.service.ts';
import { registerMember } from './register/register-member.service.ts';
import { resetPassword } from './reset/reset-password.service.ts';
import { provenMember } from './sign-in/sign-in.service.ts';

/**
 * Members: who they are, and how they prove it. Whose data is read is decided by the caller's
 * session.
 */
export type MemberService = ReturnType<typeof createMemberService>;

export const createMemberService = (sources: MemberDependencies & NotificationDependencies) => ({
  /** The member of a session. */
  find: findMember.bind(null, sources.db),
  /**
   * The tier of the card that a passenger named; null where it is not the passenger's, or has
   * ended.
   */
  cardOf: cardOfPassenger.bind(null, sources.db),
  /** The passwords that a member has set, with the wrong tries since the last right one. */
  passwordsOf: passwordsOf.bind(null, sources.db),
  requestCode: requestCode.bind(null, sources),
  /** Finds whose sign-in a proof is. The caller begins the session. */
  prove: provenMember.bind(null, sources),
  register: registerMember.bind(null, sources),
  resetPassword: resetPassword.bind(null, sources),
  /**
   * Notes on what device and in which browser a member signed in, and tells the member of a new
   * device.
   */
  seeDevice: seeDevice.bind(null, sources.db),
  /** Erases browsers in which members have not signed in for long; answers how many. */
  forgetBrowsers: (now: Date): Promise<number> =>
    forgetBrowsersBefore(sources.db, erasureInstants(now).browsers),
  /** Ends every session of a member, and tells the member. */
  endSessions: (memberId: string, now: Date): Promise<void> =>
    inTransaction(sources.db, async (trx) => {
      await sources.sessions.endOthers(memberId, null, trx);
      await notifyMember(trx, { memberId, kind: 'SESSIONS_ENDED' }, now);
    }),
  sendNotification: sendNotification.bind(null, sources),
  agreementsOf: agreementsOf.bind(null, sources.db),
  /** Documents for the real name, the latest first. */
  documentsOf: documentsOf.bind(null, sources.db),
  /** The number of a document as its holder recognises it. */
  shownNumberOf({ id, sealedNumber }: MemberDocument): {
    readonly maskedNumber: string;
    readonly numberProblem: DocumentNumberProblem | null;
  } {
    const number = sources.vault.open(sealedNumber, id);
    return {
      maskedNumber: maskDocumentNumber(number),
      numberProblem: number === null ? 'UNREADABLE' : null,
    };
  },
  changePassword: changePassword.bind(null, sources),
  setConsumptionPassword: setConsumptionPassword.bind(null, sources),
  /** Checks the six digits that release points; the fifth wrong ones lock them. */
  releaseProblem: releaseProblem.bind(null, sources),
  /** Until when no points can be spent; null when they can. */
  pointsHeldUntil: async (memberId: string, now: Date): Promise<Date | null> => {
    const until = await heldUntil(sources.db, memberId);
    return pointsHoldProblem(until, now) ? until : null;
  },
  updateProfile: updateProfile.bind(null, sources),
  changeContact: changeContact.bind(null, sources),
  /**
   * The change of contact that a key opens; null for a key that was made up, and once it is too
   * late or done.
   */
  undoableContactChange: undoableChange.bind(null, sources),
  undoContactChange: undoContactChange.bind(null, sources),
  /** Erases changes of contact that can be undone no more; answers how many. */
  forgetContactChanges: (now: Date): Promise<number> =>
    forgetChangesBefore(sources.db, changesEndedBefore(now)),
  submitDocument: submitDocument.bind(null, sources),
  /** Documents under review, the earliest first. For the airline's own staff. */
  documentsToReview: documentsToReview.bind(null, sources),
  /** Documents that were decided about last, the latest first. For the airline's own staff. */
  documentsReviewed: documentsReviewed.bind(null, sources),
  /** Asks the office about documents under review; answers how many it has decided. */
  requestDocumentReview: requestDocumentReview.bind(null, sources),
  requestClosure: requestClosure.bind(null, sources),
  /** Keeps or lowers the cards whose last day is over; answers how many. */
  endCards: endCards.bind(null, sources),
  /** Closes accounts whose last day is over, and erases those closed long ago; answers how many. */
  closeAccounts: async (now: Date): Promise<number> =>
    (await closeAccounts(sources, now)) + (await eraseMembers(sources, now)),
  ownDataUrl: sources.ownDataUrl,
  /** Everything that is stored about a member, by table. */
  ownDataOf: (memberId: string): Promise<PersonalDataFile> =>
    readPersonalData(sources.db, sources.ownData, memberId, (sealed, id) =>
      maskDocumentNumber(sources.vault.open(sealed, id)),
    ),
});
