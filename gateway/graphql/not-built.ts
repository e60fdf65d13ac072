/**
 * Root fields of the contract that no resolver serves yet, by file of `schema/sdl`. The list may only shrink: a test
 * compares it with the executable schema.
 */
export const NOT_BUILT = [
  // orders/payables.graphql
  'Subscription.orderChanged',
  // access/passwords.graphql
  'Mutation.changeLoginPassword',
  'Mutation.setConsumptionPassword',
  // club/profile-changes.graphql
  'Mutation.updateProfile',
  'Mutation.changeContact',
  'Mutation.submitDocument',
  // access/account-closure.graphql
  'Mutation.requestAccountClosure',
  // travellers/frequent-passengers.graphql
  'Mutation.addFrequentPassenger',
  'Mutation.updateFrequentPassenger',
  'Mutation.removeFrequentPassenger',
  // club/points.graphql
  'Mutation.claimFlight',
  // check-in/check-in-access.graphql
  'Mutation.requestCheckInAccess',
  'Mutation.confirmCheckInAccess',
  // check-in/check-in.graphql
  'Mutation.checkIn',
  // check-in/check-in-cancellations.graphql
  'Mutation.requestCheckInCancellation',
  'Mutation.confirmCheckInCancellation',
  // check-in/boarding-passes.graphql
  'Mutation.sendBoardingPasses',
  // base/uploads.graphql
  'Mutation.uploadFile',
  // after-sale/refund-offers.graphql
  'Mutation.createRefundOffer',
  // after-sale/refunds.graphql
  'Query.refund',
  'Mutation.requestRefund',
  // after-sale/change-search.graphql
  'Query.changeSearch',
  // after-sale/change-offers.graphql
  'Query.changeOffer',
  'Mutation.createChangeOffer',
  // after-sale/date-changes.graphql
  'Mutation.confirmDateChange',
  'Mutation.cancelDateChange',
  // after-sale/airline-changes.graphql
  'Mutation.keepChangedFlights',
  // after-sale/benefits.graphql
  'Query.benefits',
  'Query.benefitOrder',
  'Mutation.createBenefitOrder',
  'Mutation.cancelBenefitOrder',
] as const;

export type NotBuilt = (typeof NOT_BUILT)[number];
