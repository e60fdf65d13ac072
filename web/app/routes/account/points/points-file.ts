import type { PointsChangeFragment } from './points-change.gen.ts';

/** How a spreadsheet of the world's most used program knows that a text is UTF-8. */
const MARK = '\uFEFF';

/** A field by RFC 4180; what a spreadsheet would take for a formula is kept a text. */
function field(value: string | number): string {
  const text = typeof value === 'string' && /^[=+\-@]/.test(value) ? `'${value}` : String(value);
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Changes of points as a CSV file (RFC 4180), days as `YYYY-MM-DD`.
 * @param titles of the columns: day, cause, flight, change, balance, expiry
 * @param causeOf names a source in the user's language
 */
export function pointsFile(
  entries: readonly PointsChangeFragment[],
  titles: readonly string[],
  causeOf: (source: PointsChangeFragment['source']) => string,
): string {
  const rows = entries.map(({ recordedOn, source, flight, change, balance, expiresOn }) => [
    recordedOn,
    causeOf(source),
    flight?.flightNumber ?? '',
    change,
    balance,
    expiresOn ?? '',
  ]);
  return `${MARK}${[titles, ...rows].map((row) => row.map(field).join(',')).join('\r\n')}\r\n`;
}
