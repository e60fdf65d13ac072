import { InMemoryCache, type TypePolicies } from '@apollo/client';
import { POSSIBLE_TYPES } from './possible-types.gen.ts';

/** Their ids are valid within one answer only: another party or currency has other prices under the same id. */
const WITHIN_ONE_ANSWER = ['FlightOption', 'Itinerary', 'PromotedRoute'];

/** Parts of an object that have no id: the fields that two pages select are merged. */
const PARTS = [
  ...['PriceBreakdown', 'Contact', 'Party', 'Moment', 'IdentityDocument', 'ItineraryReceipt'],
  ...['FareConditions', 'BagAllowance', 'BaggagePrices', 'BusinessRules', 'PartyRules'],
  ...['BookingRules', 'CheckInRules', 'CredentialRules', 'AfterSalesRules', 'ClubRules'],
  ...['SiteRules', 'FlightDayRules', 'FlightDeparture', 'FlightArrival'],
];

const typePolicies: TypePolicies = {
  ...Object.fromEntries(WITHIN_ONE_ANSWER.map((type) => [type, { keyFields: false }])),
  ...Object.fromEntries(PARTS.map((type) => [type, { merge: true }])),
};

/** The cache of one request (server) or of one tab (browser). */
export const createCache = (): InMemoryCache =>
  new InMemoryCache({ possibleTypes: POSSIBLE_TYPES, typePolicies });
