/**
 * Fields of the contract that nothing serves yet, by file of `schema/sdl`: those of the root types, and those of types that are
 * served otherwise. The list may only shrink: tests compare it with the executable schema and with real objects.
 */
export const NOT_BUILT = [
  // orders/orders.graphql
  'OrderSegment.airlineChange',
  // orders/tickets.graphql
  'Ticket.reissuedFrom',
  // club/members.graphql
  'Member.progress',
  // club/points.graphql
  'Member.flownSegments',
  'Mutation.claimFlight',
  // base/uploads.graphql
  'Mutation.uploadFile',
  // after-sale/refund-offers.graphql
  'Mutation.createRefundOffer',
  // after-sale/refunds.graphql
  'Order.refunds',
  'Member.refunds',
  'Query.refund',
  'Mutation.requestRefund',
  // after-sale/change-search.graphql
  'Query.changeSearch',
  // after-sale/change-offers.graphql
  'Query.changeOffer',
  'Mutation.createChangeOffer',
  // after-sale/date-changes.graphql
  'Order.dateChanges',
  'Order.predecessor',
  'Order.successors',
  'Mutation.confirmDateChange',
  'Mutation.cancelDateChange',
  // after-sale/airline-changes.graphql
  'Order.airlineChanges',
  'Mutation.keepChangedFlights',
  // after-sale/benefits.graphql
  'Order.benefitCoupons',
  'Order.couponDiscount',
  'Member.benefitCoupons',
  'Member.couponCounts',
  'Member.benefitOrders',
  'Query.benefits',
  'Query.benefitOrder',
  'Mutation.createBenefitOrder',
  'Mutation.cancelBenefitOrder',
] as const;
