import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';

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
        codeDigits: LIMITS.verificationCode.digits,
        codeValidMinutes: LIMITS.verificationCode.validMinutes,
        codeResendSeconds: LIMITS.verificationCode.resendSeconds,
        codeTries: LIMITS.verificationCode.tries,
      },
      afterSales: {
        refundWorkingDays: LIMITS.refundWorkingDays,
        refundProofFiles: LIMITS.refundProof.files,
        refundProofBytes: LIMITS.refundProof.bytes,
        dateChangesPerTicket: LIMITS.dateChangesPerTicket,
        freeDateChangeDays: LIMITS.freeDateChangeDays,
        receiptDaysAfterUse: LIMITS.receiptDaysAfterUse,
        receiptYearsFromPurchase: LIMITS.receiptYearsFromPurchase,
      },
      club: {
        pointsCreditWorkingDays: LIMITS.pointsCreditWorkingDays,
        pointValue: { amount: LIMITS.pointValueMinorUnits, currency: BRAND.currency },
        segmentStatisticsMonths: LIMITS.segmentStatisticsMonths,
      },
      site: LIMITS,
      phone: BRAND.phone.display,
    }),
  },
};
