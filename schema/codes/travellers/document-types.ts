import { LIMITS } from '#schema/codes/base/limits.ts';
import type { RouteKind } from '#schema/codes/flights/route-kinds.ts';

/**
 * Whom a document is issued to, by the traveller's nationality (ISO alpha-2; HK, MO and TW stand
 * for themselves).
 */
export type DocumentHolder = 'MAINLAND' | 'HONG_KONG_MACAO' | 'TAIWAN' | 'FOREIGN';

/** Where and to whom a document type is offered. */
export type DocumentTypeFacts = {
  readonly routes: readonly RouteKind[];
  readonly holders: readonly DocumentHolder[];
  /** Offered from this age, in completed years on the day of the first departure. */
  readonly fromAge?: number;
  /** Offered below this age, likewise. */
  readonly underAge?: number;
  /** Whether it carries an expiry date, which is then required. */
  readonly expires: boolean;
};

const EVERYWHERE = ['DOMESTIC', 'HONG_KONG_MACAO', 'TAIWAN', 'INTERNATIONAL'] as const;
const EVERYONE = ['MAINLAND', 'HONG_KONG_MACAO', 'TAIWAN', 'FOREIGN'] as const;
const SERVICE = {
  routes: ['DOMESTIC'],
  holders: ['MAINLAND'],
  fromAge: LIMITS.serviceDocumentFromAge,
  expires: true,
} as const satisfies DocumentTypeFacts;

/**
 * Every document type, in the order in which it is offered (RULES 2.17). A type that is offered
 * nowhere stays in the list, because tickets of other channels carry it.
 */
export const DOCUMENT_TYPES = {
  /** Resident identity card. */
  NI: { routes: ['DOMESTIC'], holders: ['MAINLAND'], expires: true },
  /** Hong Kong/Macao exit-entry permit of mainland residents. */
  HTPP: { routes: ['HONG_KONG_MACAO'], holders: ['MAINLAND'], expires: true },
  /** Taiwan exit-entry permit of mainland residents. */
  TPP: { routes: ['TAIWAN'], holders: ['MAINLAND'], expires: true },
  /** Hong Kong/Macao resident mainland travel permit. */
  ORI: {
    routes: ['DOMESTIC', 'HONG_KONG_MACAO'],
    holders: ['HONG_KONG_MACAO'],
    expires: true,
  },
  /** Taiwan resident mainland travel permit. */
  MTP: { routes: ['DOMESTIC', 'TAIWAN'], holders: ['TAIWAN'], expires: true },
  /** Private passport. */
  PP: { routes: EVERYWHERE, holders: EVERYONE, expires: true },
  /** Hong Kong/Macao residence permit. */
  HMT: { routes: ['DOMESTIC'], holders: ['HONG_KONG_MACAO'], expires: true },
  /** Taiwan residence permit. */
  TIC: { routes: ['DOMESTIC'], holders: ['TAIWAN'], expires: true },
  /** Foreign permanent resident ID. */
  NIPP: { routes: ['DOMESTIC'], holders: ['FOREIGN'], expires: true },
  /** Birth medical certificate. */
  BC: {
    routes: ['DOMESTIC'],
    holders: ['MAINLAND'],
    underAge: LIMITS.birthCertificateUnderAge,
    expires: false,
  },
  /** Household register or temporary ID. */
  TI: { routes: ['DOMESTIC'], holders: ['MAINLAND'], expires: false },
  /** Official passport. */
  BP: { routes: EVERYWHERE, holders: EVERYONE, expires: true },
  /** Seafarer passport. */
  SAPP: { routes: EVERYWHERE, holders: EVERYONE, expires: true },
  /** Diplomatic personnel certificate, issued to diplomats accredited in China. */
  DP: { routes: ['DOMESTIC'], holders: ['FOREIGN'], expires: true },
  /** Military ID. */
  MP: SERVICE,
  /** Military officer certificate. */
  MIL: SERVICE,
  /** Armed police certificate. */
  AP: SERVICE,
  /** Armed police officer certificate. */
  APOM: SERVICE,
  /** Armed police soldier certificate. */
  APSM: SERVICE,
  /** Disabled soldier certificate. */
  GM: SERVICE,
  /** Disabled police certificate. */
  JC: SERVICE,
  /** Any other document. */
  UU: { routes: EVERYWHERE, holders: EVERYONE, expires: true },
  /** Other, as some channels write it; never offered, UU is. */
  CC: { routes: [], holders: [], expires: true },
} as const satisfies Record<string, DocumentTypeFacts>;
export type DocumentType = keyof typeof DOCUMENT_TYPES;

export const DOCUMENT_TYPE_CODES = Object.keys(DOCUMENT_TYPES) as DocumentType[];

/** The types that prove a member's real name, each to whom it is issued to. */
export const REAL_NAME_DOCUMENTS = [
  'NI',
  'ORI',
  'MTP',
  'HMT',
  'TIC',
  'PP',
  'NIPP',
] as const satisfies readonly DocumentType[];
