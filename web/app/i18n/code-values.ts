import { BRAND } from '#schema/codes/base/brand.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { EARNING } from '#schema/codes/club/earning.ts';
import { MEMBERSHIP_TERMS } from '#schema/codes/club/membership-terms.ts';

const MEGABYTE = 1024 * 1024;

/**
 * The arguments of the texts of codes (`code.*`): the numbers of the rules, so that no catalogue
 * repeats one.
 */
export const CODE_VALUES = {
  travellers: LIMITS.travellersPerBooking,
  bounds: LIMITS.boundsPerSearch,
  guardianAge: LIMITS.guardianFromAge,
  infantDays: LIMITS.infantFromDays,
  birthCertificateAge: LIMITS.birthCertificateUnderAge,
  clubDigits: LIMITS.clubNumberDigits,
  passwordMin: LIMITS.loginPassword.minLength,
  passwordMax: LIMITS.loginPassword.maxLength,
  pointsHoldHours: LIMITS.pointsHoldHours,
  consumptionDigits: LIMITS.consumptionPassword.digits,
  codeMinutes: LIMITS.verificationCode.validMinutes,
  resendSeconds: LIMITS.verificationCode.resendSeconds,
  horizonDays: LIMITS.bookingHorizonDays,
  tightMinutes: LIMITS.tightConnectionMinutes,
  offerMinutes: LIMITS.offerMinutes,
  paymentMinutes: LIMITS.paymentWindowMinutes,
  checkInOpensHours: LIMITS.checkInOpensMinutes / 60,
  checkInCloses: LIMITS.checkInClosesMinutes,
  accessMinutes: LIMITS.orderAccessMinutes,
  statusDays: LIMITS.flightDay.statusDaysBack,
  seatHoldMinutes: LIMITS.seatHoldMinutes,
  consumptionTries: LIMITS.consumptionPassword.tries,
  memberAge: EARNING.memberFromAge,
  aloneAge: MEMBERSHIP_TERMS.aloneFromAge,
  frequentPassengers: LIMITS.frequentPassengers,
  statementYears: LIMITS.statementYears,
  creditDays: LIMITS.pointsCreditWorkingDays,
  claimMonths: EARNING.claimMonths,
  fellowPassengers: LIMITS.fellowPassengers,
  exitRowFrom: LIMITS.emergencyExitMinAge,
  exitRowTo: LIMITS.emergencyExitMaxAge,
  checkInCancellations: LIMITS.checkInCancellationsPerSegment,
  fileMegabytes: LIMITS.refundProof.bytes / MEGABYTE,
  freeDays: LIMITS.freeDateChangeDays,
  extrasPerItem: LIMITS.extrasPerItem,
  flightNumber: `${BRAND.carrierCode}523`,
  phone: BRAND.phone.display,
} as const;
