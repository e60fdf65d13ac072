/**
 * Fields of the contract that nothing serves yet, by file of `schema/sdl`: those of the root types, and those of types that are
 * served otherwise. The list may only shrink: tests compare it with the executable schema and with real objects.
 */
export const NOT_BUILT = [
  // orders/orders.graphql
  'OrderSegment.airlineChange',
  // check-in/boarding-passes.graphql
  'Mutation.sendBoardingPasses',
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
