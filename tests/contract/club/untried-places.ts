const of = (kind: string, text: string): string[] =>
  text
    .trim()
    .split(/\s*\n\s*/)
    .map((place) => `${kind}.${place}`);

/**
 * Queries, mutations and subscriptions that take no id, by the reason why no member needs to be
 * kept from another by one.
 */
export const TAKES_NO_ID: Readonly<Record<string, readonly string[]>> = {
  'the same for everyone': of(
    'Query',
    `serverNow
    extras
    priceCalendar
    promotedRoutes
    destinationFares
    airborneFlights
    exchangeRates
    businessRules
    cardTiers
    aircraftTypes
    aircraftType
    baggageAllowance
    fareBrands
    lounges
    airports
    airport
    itineraryConfirmationStanding`,
  ),
  'about the member, or the browser, of the session': [
    ...of('Query', 'viewer\nopenOrders'),
    ...of('Mutation', 'setMessageCopies\nclaimFlight\nupdateProfile\nuploadFile'),
    ...of('Subscription', 'messageReceived'),
  ],
  'opened by the secret of a link': [
    ...of('Query', 'undoableContactChange'),
    ...of('Mutation', 'undoContactChange'),
  ],
  'sends a code to a contact': of(
    'Mutation',
    `requestOrderAccess
    requestItineraryConfirmation
    requestCheckInAccess`,
  ),
};

/** Places of ids that are not tried with the ids of another member, by the reason. */
export const UNTRIED: Readonly<Record<string, readonly string[]>> = {
  'an id that everyone may know: a flight, a fare, an extra, what was found or offered': [
    ...of(
      'Query',
      `flightSearch input.selected
      flightStatus by.id
      offer id
      changeSearch input.selected
      seatMap input.flightId`,
    ),
    ...of(
      'Mutation',
      `createExtrasOrder input.items.extraId
      createChangeOffer input.changeFareIds
      checkIn input.flightId
      createOffer input.fareIds
      repriceOffer input.offerId
      createOrder input.offerId
      selectSeats input.flightId`,
    ),
    ...of('Subscription', 'flightStatusChanged id\nseatsChanged flightId'),
    ...of('Member', 'extrasQuote items.extraId'),
    ...of('Order', 'extrasQuote items.extraId'),
  ],
  'a flight order and what is its own: guests have them too, and the access to the order decides': [
    ...of(
      'Query',
      `changeOffer id
      refundOffer id
      changeSearch input.orderId
      changeSearch input.passengerIds
      changeSearch input.airlineChangeId
      refund by.id
      order by.id
      seatMap input.passengerSegmentIds`,
    ),
    ...of(
      'Mutation',
      `keepChangedFlights input.airlineChangeId
      createExtrasOrder input.items.passengerSegmentId
      createChangeOffer input.orderId
      createChangeOffer input.passengerIds
      createChangeOffer input.airlineChangeId
      confirmDateChange input.changeOfferId
      cancelDateChange input.dateChangeId
      requestRefund input.refundOfferId
      createRefundOffer input.orderId
      createRefundOffer input.passengerIds
      createRefundOffer input.airlineChangeId
      requestRefund input.previousRefundId
      withdrawRefund input.refundId
      sendBoardingPasses input.passengerSegmentIds
      requestCheckInCancellation input.passengerSegmentIds
      checkIn input.passengers.passengerSegmentId
      correctPassenger input.passengerId
      cancelOrder input.orderId
      sendReceipt input.orderId
      chooseMeals input.orderId
      chooseMeals input.meals.passengerSegmentId
      selectSeats input.seats.passengerSegmentId
      cancelSeats input.passengerSegmentIds
      cancelSeatOrder input.seatOrderId`,
    ),
    ...of('Subscription', 'checkInItineraryChanged id'),
    ...of('Member', 'extrasQuote items.passengerSegmentId'),
    ...of('Order', 'extrasQuote items.passengerSegmentId'),
  ],
  'shows what the query `payable` shows, which is tried': of('Subscription', 'payableChanged id'),
  'a code that was sent, for one purpose and one browser': of(
    'Mutation',
    `requestAccountClosure input.proof.challengeId
    resetLoginPassword input.proof.challengeId
    changeLoginPassword input.proof.challengeId
    setConsumptionPassword input.proof.challengeId
    registerMember input.proof.challengeId
    signIn input.proof.code.challengeId
    confirmOrderAccess input.challengeId
    openItineraryConfirmation input.challengeId
    confirmCheckInAccess input.challengeId
    confirmCheckInCancellation input.challengeId
    changeContact input.proof.challengeId
    requestVerificationCode input.ownProof.challengeId`,
  ),
  'a file that its sender alone can use': of(
    'Mutation',
    'submitDocument input.fileIds\nrequestRefund input.proofIds',
  ),
  'a saved document, whose number is filled in for its member alone': of(
    'Mutation',
    `createOrder input.passengers.document.savedKey
      createOrder input.passengers.frequentPassengerId`,
  ),
  'a part of the passenger that only `createOrder` reads': of(
    'Mutation',
    `correctPassenger input.passenger.document.savedKey
      correctPassenger input.passenger.frequentPassengerId
      checkIn input.passengers.document.savedKey
      submitDocument input.document.savedKey`,
  ),
  'names a document of the saved passenger, who is tried': of(
    'Mutation',
    'addFrequentPassenger input.passenger.documents.key\nupdateFrequentPassenger input.passenger.documents.key',
  ),
  'read as those of `Member.extrasQuote`, which are tried': of(
    'Order',
    'extrasQuote extraCouponIds',
  ),
  'refused to everyone, the owner of the coupon too': of(
    'Mutation',
    'createOrder input.extraCouponIds\nselectSeats input.seats.extraCouponId',
  ),
};
