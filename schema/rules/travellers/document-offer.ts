import type { RouteKind } from '#schema/codes/flights/route-kinds.ts';
import {
  DOCUMENT_TYPE_CODES,
  DOCUMENT_TYPES,
  type DocumentHolder,
  type DocumentType,
  type DocumentTypeFacts,
} from '#schema/codes/travellers/document-types.ts';
import type { RuleCode } from '#schema/rules/base/rule-codes.ts';

/** What decides which documents are offered; a form that does not know a fact yet passes null. */
export type DocumentContext = {
  /** From `routeKindsOf`. */
  readonly routeKinds: readonly RouteKind[];
  /** ISO alpha-2; HK, MO and TW stand for themselves. */
  readonly nationality: string | null;
  /** Completed years on the day of the first departure. */
  readonly age: number | null;
};

export type DocumentTypeProblem = Extract<
  RuleCode,
  'DOCUMENT_TYPE_NOT_ACCEPTED' | 'BIRTH_CERTIFICATE_AGE'
>;

function holderOf(nationality: string): DocumentHolder {
  if (nationality === 'CN') return 'MAINLAND';
  if (nationality === 'HK' || nationality === 'MO') return 'HONG_KONG_MACAO';
  return nationality === 'TW' ? 'TAIWAN' : 'FOREIGN';
}

const fitsAge = ({ fromAge, underAge }: DocumentTypeFacts, age: number | null): boolean =>
  age === null || (age >= (fromAge ?? 0) && age < (underAge ?? Number.POSITIVE_INFINITY));

/**
 * Why a document of this type does not serve this traveller on this trip; null when it does
 * (RULES 2.18 and 2.19).
 */
export function documentTypeProblem(
  type: DocumentType,
  { routeKinds, nationality, age }: DocumentContext,
): DocumentTypeProblem | null {
  const facts: DocumentTypeFacts = DOCUMENT_TYPES[type];
  const serves =
    facts.routes.length > 0 &&
    routeKinds.every((kind) => facts.routes.includes(kind)) &&
    (nationality === null || facts.holders.includes(holderOf(nationality)));
  if (!serves) return 'DOCUMENT_TYPE_NOT_ACCEPTED';
  if (fitsAge(facts, age)) return null;
  return type === 'BC' ? 'BIRTH_CERTIFICATE_AGE' : 'DOCUMENT_TYPE_NOT_ACCEPTED';
}

/** The document types to offer, the likeliest first; a passport is always among them. */
export const offeredDocumentTypes = (context: DocumentContext): DocumentType[] =>
  DOCUMENT_TYPE_CODES.filter((type) => documentTypeProblem(type, context) === null);
