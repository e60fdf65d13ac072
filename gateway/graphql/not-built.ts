/**
 * Root fields of the contract that no resolver serves yet, by file of the schema. The list may only shrink: a test
 * compares it with the executable schema.
 */
export const NOT_BUILT = [
  // payables.graphql
  'Subscription.orderChanged',
  // members.graphql
  'Mutation.changeLoginPassword',
  'Mutation.setConsumptionPassword',
  'Mutation.updateProfile',
  'Mutation.changeContact',
  'Mutation.submitDocument',
  'Mutation.requestAccountClosure',
  // frequent-passengers.graphql
  'Mutation.addFrequentPassenger',
  'Mutation.updateFrequentPassenger',
  'Mutation.removeFrequentPassenger',
  // points.graphql
  'Mutation.claimFlight',
  // messages.graphql
  'Mutation.markMessages',
  'Mutation.removeMessages',
  'Subscription.messageReceived',
  // check-in.graphql
  'Mutation.requestCheckInAccess',
  'Mutation.confirmCheckInAccess',
  'Mutation.checkIn',
  'Mutation.requestCheckInCancellation',
  'Mutation.confirmCheckInCancellation',
  // boarding-passes.graphql
  'Mutation.sendBoardingPasses',
  // uploads.graphql
  'Mutation.uploadFile',
  // refunds.graphql
  'Query.refund',
  'Mutation.createRefundOffer',
  'Mutation.requestRefund',
  // date-changes.graphql
  'Query.changeSearch',
  'Query.changeOffer',
  'Mutation.createChangeOffer',
  'Mutation.confirmDateChange',
  'Mutation.cancelDateChange',
  // airline-changes.graphql
  'Mutation.keepChangedFlights',
  // benefits.graphql
  'Query.benefits',
  'Query.benefitOrder',
  'Mutation.createBenefitOrder',
  'Mutation.cancelBenefitOrder',
] as const;

export type NotBuilt = (typeof NOT_BUILT)[number];
