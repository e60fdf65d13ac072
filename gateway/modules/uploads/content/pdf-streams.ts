/** A stream of a PDF: what its dictionary says, and its data as stored. */
export type PdfStream = { readonly dictionary: string; readonly data: Buffer };

const WORD = 'stream';
const END = 'endstream';
/** Characters before the word that may belong to its dictionary. */
const DICTIONARY = 2_000;
const SPACES = new Set([0x20, 0x09, 0x0d, 0x0a]);

/**
 * Everything that a viewer could take for a stream, found by the word alone: a reader that trusts
 * the table of contents finds streams which another one, that reads from the start, passes over.
 * Looks at each byte a few times, however the file is made.
 */
export function streamsIn(file: Buffer): PdfStream[] {
  const streams: PdfStream[] = [];
  let end = 0;
  for (let at = file.indexOf(WORD); at >= 0; at = file.indexOf(WORD, at + WORD.length)) {
    if (file.toString('latin1', at - 3, at) === 'end') continue;
    let start = at + WORD.length;
    if (!SPACES.has(file[start] ?? 0)) continue;
    while (SPACES.has(file[start] ?? 0)) start += 1;
    if (end >= 0 && end < start) end = file.indexOf(END, start);
    streams.push({
      dictionary: file.toString('latin1', Math.max(0, at - DICTIONARY), at),
      data: file.subarray(start, end < 0 ? file.length : end),
    });
  }
  return streams;
}

/** What stands between the streams: the objects of a document, without pictures and fonts. */
export function outsideStreams(text: string): string {
  const parts: string[] = [];
  let from = 0;
  for (;;) {
    const start = text.indexOf(WORD, from);
    const end = start < 0 ? -1 : text.indexOf(END, start + WORD.length);
    if (end < 0) break;
    parts.push(text.slice(from, start));
    from = end + END.length;
  }
  return [...parts, text.slice(from)].join(' ');
}
