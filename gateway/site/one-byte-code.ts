import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A text that is taken as it is written, a backslash with what it stands before, or a character that is not ASCII. */
const RAW_ESCAPED_OR_WIDE = /String\.raw`[^`]*`|\\[\s\S]|[^\0-\x7f]/g;

const numberOf = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** The same code in ASCII: in texts, patterns and names each other character may stand as its number. */
export const oneByteCode = (code: string): string =>
  code.replace(RAW_ESCAPED_OR_WIDE, (found) => {
    const last = found.at(-1) ?? '';
    return last > '\x7f' ? numberOf(last) : found;
  });

/**
 * Writes the scripts of a folder in ASCII. The runtime keeps the text of each script as long as it runs, and one with a single
 * other character takes two bytes for each of them: that was 9 MB of a gateway.
 */
export function writeInOneByte(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => one.endsWith('.js'))) {
    const file = path.join(folder, name);
    writeFileSync(file, oneByteCode(readFileSync(file, 'utf8')));
  }
}
