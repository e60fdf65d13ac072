/** What questions of the kit ask of an object, so that what adds up can be added up. */
export const MONEY = '{ amount currency digits }';
export const MOMENT = '{ local zone instant }';
const TAXES = `{ code amount ${MONEY} }`;
export const ERRORS = 'userErrors { code path message }';

export const PRICE = `{ fareTotal ${MONEY} taxTotal ${MONEY} feeTotal ${MONEY} total ${MONEY} taxes ${TAXES}
  items { passengerType count fare ${MONEY} taxes ${TAXES} perPassenger ${MONEY} total ${MONEY} } }`;

export const FLIGHT = `{ id flightNumber origin { id code zone } destination { id code zone }
  departure ${MOMENT} arrival ${MOMENT} durationMinutes }`;

export const ITINERARY = `{ key departure ${MOMENT} arrival ${MOMENT} durationMinutes dayShift
  transfers { durationMinutes overnight airport { code } } segments ${FLIGHT} }`;

export const OFFER = `{ id tripType createdAt expiresAt serverNow expired party { adults children infants } price ${PRICE} }`;

export const ORDER = `{ id orderNumber bookingReference state cancellationCause createdAt closedAt paymentDueAt
  inventoryHeldUntil priceGuaranteedUntil serverNow price ${PRICE} passengers { id name type }
  capabilities { action allowed until from reason { code liftsAt } } }`;

const AMOUNTS = `{ refundableFare ${MONEY} refundableTax ${MONEY} processingFee ${MONEY} total ${MONEY} }`;
const REFUNDED = `passengers { passenger { id } passengerSegments { id } amounts ${AMOUNTS} taxes ${TAXES} }
  amounts ${AMOUNTS} seats ${MONEY} points money ${MONEY}`;

export const REFUND = `{ id refundNumber state requestedAt kind reason note ${REFUNDED} dueOn destination
  order { id } events { state at } rejection { code } capabilities { action allowed reason { code } } }`;

export const REFUND_OFFER = `{ id kind reason order { id } ${REFUNDED} proofRequired reviewed dueOn expiresAt serverNow }`;

/** A page of a list. */
export const pageOf = (node: string): string =>
  `{ nodes ${node} edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount }`;
