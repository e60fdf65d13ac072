import type { SourceFile } from './source-files.ts';

/**
 * Names with a digit in them, and what English writes as "a" or "one" and Japanese as 1名: no
 * figures.
 */
const NAMES = [/A32[01](?:ceo|neo)?/g, /787(?:-9)?/g, /(?<!\d)1(?=[名つ回台個枚人件部位度便])/g];

/**
 * All string and template literals of a source, without the content of `${}` (literals in there are
 * returned on their own).
 */
export function literalsOf(source: string): string[] {
  const found: string[] = [];
  let at = 0;
  const code = (end: string | null) => {
    let depth = 0;
    while (at < source.length) {
      const char = source[at] ?? '';
      if (char === end && depth === 0) return;
      if (source.startsWith('//', at)) at = lineEnd(source, at);
      else if (source.startsWith('/*', at)) at = source.indexOf('*/', at) + 2;
      else if (char === "'" || char === '"' || char === '`') literal(char);
      else {
        if (char === '{') depth++;
        if (char === '}') depth--;
        at++;
      }
    }
  };
  const literal = (quote: string) => {
    let text = '';
    at++;
    while (at < source.length && source[at] !== quote) {
      if (source[at] === '\\') {
        text += source[at + 1] === 'u' ? ' ' : (source[at + 1] ?? '');
        at += source[at + 1] === 'u' ? 6 : 2;
      } else if (quote === '`' && source.startsWith('${', at)) {
        at += 2;
        code('}');
        at++;
        text += '…';
      } else text += source[at++];
    }
    at++;
    found.push(text);
  };
  code(null);
  return found;
}

function lineEnd(source: string, at: number) {
  const end = source.indexOf('\n', at);
  return end === -1 ? source.length : end;
}

const hasFigure = (text: string) =>
  /[0-9０-９]/.test(NAMES.reduce((rest, name) => rest.replaceAll(name, ''), text));

const withoutImports = (source: string) => source.replaceAll(/^import .*$/gm, '');
/** Addresses are no texts: `[label](/aircraftIntroduction/b787_9)`, `to: '/…'`. */
const withoutAddresses = (text: string) =>
  text.replaceAll(/\]\([^)]*\)/g, ']').replace(/^\/\S+$/, '');

/**
 * Figures typed in the texts of `.content.ts` files, where `schema/codes` has them to be read from.
 */
export const typedFigures = (files: readonly SourceFile[]): string[] =>
  files
    .filter(({ path }) => path.endsWith('.content.ts'))
    .flatMap(({ path, text }) =>
      literalsOf(withoutImports(text))
        .map(withoutAddresses)
        .filter(hasFigure)
        .map((literal) => `${path}: ${literal}`),
    );

/**
 * Codes of taxes, hours of a day, what a card shows and how a flight is called are no figures of
 * the product.
 */
const NO_FIGURES = /\{carrier\}\d+|\b[A-Z]\d\b|\d+[–～]\d+|\d\d\/\d\d/g;

/**
 * The same in catalogues, from two digits on: lower ones are words there, as in 1名 and 3文字. A hint
 * shows how a document or a reference is written.
 */
export const typedFiguresOfCatalogue = ({ path, text }: SourceFile): string[] =>
  Object.entries(JSON.parse(text) as Record<string, string>)
    .filter(([id]) => !/hint$/i.test(id))
    .filter(([, message]) =>
      /\d{2}/.test(
        [...NAMES, NO_FIGURES].reduce((rest, name) => rest.replaceAll(name, ''), message),
      ),
    )
    .map(([id, message]) => `${path}: ${id}: ${message}`);
