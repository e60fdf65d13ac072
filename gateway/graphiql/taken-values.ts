/**
 * What the answers of examples give to those that follow, by the operation: the name of a variable,
 * and where its value is in the data. A search gives a fare to the offer, the offer an order, and
 * so on.
 */
export const TAKEN_VALUES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  SearchFlights: { fareId: 'flightSearch.flights.0.fares.0.fareId' },
  CreateOffer: { offerId: 'createOffer.offer.id', total: 'createOffer.offer.price.total' },
  CreateOrder: {
    unpaidOrderId: 'createOrder.order.id',
    ownUnpaidOrderId: 'createOrder.order.id',
  },
  SelectSeats: { seatOrderId: 'selectSeats.seatOrder.id' },
  ChangeSearch: { changeFareId: 'changeSearch.flights.0.fares.0.changeFareId' },
  CreateChangeOffer: {
    changeOfferId: 'createChangeOffer.changeOffer.id',
    changeTotal: 'createChangeOffer.changeOffer.totalDue',
  },
  ConfirmDateChange: { dateChangeId: 'confirmDateChange.dateChange.id' },
  CreateRefundOffer: {
    refundOfferId: 'createRefundOffer.refundOffer.id',
    refundMoney: 'createRefundOffer.refundOffer.money',
  },
  RequestRefund: { refundId: 'requestRefund.refund.id' },
  CheckIn: { checkedInSegmentId: 'checkIn.passengerSegments.0.id' },
  CreateExtrasOrder: { unpaidExtrasOrderId: 'createExtrasOrder.extrasOrder.id' },
};
