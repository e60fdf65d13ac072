/** A piece of running text; `at` is where it begins. */
export type Piece = { at: number; text: string } & (
  | { kind: 'text' }
  | { kind: 'strong' }
  | { kind: 'link'; to: string }
);

const MARK = /\*\*(?<strong>[^*]+)\*\*|\[(?<label>[^\]]+)\]\((?<to>[^)\s]+)\)/g;

/** `Call **us** or [write](/guide/contact)` in pieces. What is not a mark stays unchanged. */
export function inlineMarks(text: string): Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const match of text.matchAll(MARK)) {
    if (match.index > done)
      pieces.push({ at: done, kind: 'text', text: text.slice(done, match.index) });
    const { strong, label = '', to = '' } = match.groups ?? {};
    const { index: at } = match;
    pieces.push(
      strong ? { at, kind: 'strong', text: strong } : { at, kind: 'link', text: label, to },
    );
    done = match.index + match[0].length;
  }
  if (done < text.length) pieces.push({ at: done, kind: 'text', text: text.slice(done) });
  return pieces;
}

/** The words alone, for search and structured data. */
export const plainText = (text: string): string =>
  inlineMarks(text)
    .map((piece) => piece.text)
    .join('');
