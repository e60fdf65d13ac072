/** What codes are for. A code serves the one purpose for which it was sent (RULES 10.7). */
export const VERIFICATION_PURPOSES = [
  'ORDER_ACCESS',
  'CHECK_IN_ACCESS',
  'REGISTER',
  'SIGN_IN',
  'RESET_LOGIN_PASSWORD',
  'SET_CONSUMPTION_PASSWORD',
  'CHANGE_CONTACT',
  'ALLOW_CONTACT_CHANGE',
  'CLOSE_ACCOUNT',
  'CHECK_IN_CANCELLATION',
  'ITINERARY_CONFIRMATION',
] as const;

export type VerificationPurpose = (typeof VERIFICATION_PURPOSES)[number];
