import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { REFUND_REASONS, type RefundReason } from '#schema/codes/orders/refund-reasons.ts';
import { FILE_PURPOSES } from '#schema/codes/orders/uploads.ts';

const REASONS_WITH_PROOF = (Object.keys(REFUND_REASONS) as RefundReason[]).filter(
  (reason) => REFUND_REASONS[reason].proof,
);

/** The numbers of the airline's rules, from their one place (RULES 1.1). */
export const rulesResolvers: Resolvers = {
  Query: {
    businessRules: () => ({
      party: LIMITS,
      booking: LIMITS,
      checkIn: {
        fellowPassengers: LIMITS.fellowPassengers,
        opensMinutes: LIMITS.checkInOpensMinutes,
        closesMinutes: LIMITS.checkInClosesMinutes,
        cancellationMinutes: LIMITS.checkInCancellationMinutes,
        cancellationsPerSegment: LIMITS.checkInCancellationsPerSegment,
        emergencyExitMinAge: LIMITS.emergencyExitMinAge,
        emergencyExitMaxAge: LIMITS.emergencyExitMaxAge,
      },
      flightDay: LIMITS.flightDay,
      credentials: {
        loginPasswordMinLength: LIMITS.loginPassword.minLength,
        loginPasswordMaxLength: LIMITS.loginPassword.maxLength,
        consumptionPasswordDigits: LIMITS.consumptionPassword.digits,
        consumptionPasswordTries: LIMITS.consumptionPassword.tries,
        codeDigits: LIMITS.verificationCode.digits,
        codeValidMinutes: LIMITS.verificationCode.validMinutes,
        codeResendSeconds: LIMITS.verificationCode.resendSeconds,
        codeTries: LIMITS.verificationCode.tries,
      },
      afterSales: {
        refundWorkingDays: LIMITS.refundWorkingDays,
        refundProofFiles: LIMITS.refundProof.files,
        refundProofBytes: LIMITS.refundProof.bytes,
        refundProofMediaTypes: [...FILE_PURPOSES.REFUND_PROOF.mediaTypes],
        refundProofReasons: REASONS_WITH_PROOF,
        identityPictureFiles: LIMITS.identityPictures.files,
        identityPictureBytes: LIMITS.identityPictures.bytes,
        decideByHours: LIMITS.decideByHours,
        dateChangesPerTicket: LIMITS.dateChangesPerTicket,
        freeDateChangeDays: LIMITS.freeDateChangeDays,
        receiptDaysAfterUse: LIMITS.receiptDaysAfterUse,
        receiptYearsFromPurchase: LIMITS.receiptYearsFromPurchase,
      },
      club: {
        pointsCreditWorkingDays: LIMITS.pointsCreditWorkingDays,
        pointValue: { amount: LIMITS.pointValueMinorUnits, currency: BRAND.currency },
        segmentStatisticsMonths: LIMITS.segmentStatisticsMonths,
        statementYears: LIMITS.statementYears,
        frequentPassengers: LIMITS.frequentPassengers,
        extrasPerItem: LIMITS.extrasPerItem,
        extrasToldLeft: LIMITS.extrasToldLeft,
      },
      phone: BRAND.phone.display,
    }),
  },
  // The one figure that the installation decides, and not the airline's rules.
  CredentialRules: {
    codeWays: (_rules, _args, { services }) => [...services.verification.ways],
  },
};
