import { InMemoryCache, type TypePolicies } from '@apollo/client';
import { POSSIBLE_TYPES } from './possible-types.gen.ts';

/** Parts of an object that have no id: the fields that two pages select are merged. */
const PARTS = [
  'PriceBreakdown',
  'Contact',
  'Party',
  'Moment',
  'IdentityDocument',
  'ItineraryReceipt',
  'FareConditions',
  'BagAllowance',
  'BaggagePrices',
  'BusinessRules',
  'PartyRules',
  'BookingRules',
  'CheckInRules',
  'CredentialRules',
  'AfterSalesRules',
  'ClubRules',
  'MemberProfile',
  'MembershipCard',
  'Carrier',
  'FlightDayRules',
  'FlightDeparture',
  'FlightArrival',
];

const typePolicies: TypePolicies = {
  ...Object.fromEntries(PARTS.map((type) => [type, { merge: true }])),
  // a list that is shorter than before has lost nothing
  Member: { fields: { frequentPassengers: { merge: false } } },
};

/** The cache of one request (server) or of one tab (browser). */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({ possibleTypes: POSSIBLE_TYPES, typePolicies });
