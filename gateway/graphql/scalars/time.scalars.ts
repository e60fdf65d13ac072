import { GraphQLScalarType, Kind, type ValueNode } from 'graphql';
import { isLocalDate } from '#schema/rules/base/local-date.ts';
import { refuseScalar, textScalar } from './text-scalar.ts';

const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const INSTANT = /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,3})?Z$/;

export const LocalDate = textScalar('LocalDate', (text) => (isLocalDate(text) ? text : null));

export const LocalTime = textScalar('LocalTime', (text) => (TIME.test(text) ? text : null));

export const LocalDateTime = textScalar('LocalDateTime', (text) =>
  text.length === 16 &&
  text[10] === 'T' &&
  isLocalDate(text.slice(0, 10)) &&
  TIME.test(text.slice(11))
    ? text
    : null,
);

/**
 * Zones that were found to exist; making a formatter costs a thousand times as much as looking one
 * up.
 */
const zones = new Set<string>();
/** Several times as many as there are names: spellings cannot fill the memory. */
const MOST_ZONES = 2_000;

/** Canonical names only: an alias that ICU would accept in another spelling is not one. */
function isZone(text: string): boolean {
  if (zones.has(text)) return true;
  try {
    const { timeZone } = new Intl.DateTimeFormat('en', { timeZone: text }).resolvedOptions();
    const known = timeZone.toLowerCase() === text.toLowerCase() || text.includes('/');
    if (known && zones.size < MOST_ZONES) zones.add(text);
    return known;
  } catch {
    return false;
  }
}

export const TimeZone = textScalar('TimeZone', (text) => (isZone(text) ? text : null));

function readInstant(value: unknown, node?: ValueNode): Date {
  if (typeof value !== 'string' || !INSTANT.test(value) || !isLocalDate(value.slice(0, 10)))
    return refuseScalar('DateTime', value, node);
  return new Date(value);
}

/**
 * An instant: `…Z` on the wire, with milliseconds only where they are not zero; a Date in the
 * gateway.
 */
export const DateTime = new GraphQLScalarType<Date, string>({
  name: 'DateTime',
  parseValue: (value) => readInstant(value),
  parseLiteral: (node) => readInstant(node.kind === Kind.STRING ? node.value : node.kind, node),
  serialize(value) {
    const instant = value instanceof Date ? value : readInstant(value);
    if (Number.isNaN(instant.getTime())) return refuseScalar('DateTime', value);
    return instant.toISOString().replace('.000Z', 'Z');
  },
});
