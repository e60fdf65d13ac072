import { inflatedSize } from './inflated-size.ts';
import { outsideStreams, type PdfStream, streamsIn } from './pdf-streams.ts';

/**
 * What makes a viewer run, fetch, send or unpack something, and what hides the rest from a look.
 */
const FORBIDDEN = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'GoToE',
  'GoToR',
  'Rendition',
  'RichMedia',
  'Movie',
  'Sound',
  'EmbeddedFile',
  'EmbeddedFiles',
  'Encrypt',
  'Crypt',
];
const FORBIDDEN_NAME = new RegExp(`/(?:${FORBIDDEN.join('|')})(?![A-Za-z0-9])`);
/** So short a name is found in a picture by chance: it is looked for among objects only. */
const SHORT_NAME = /\/(?:JS|XFA)(?![A-Za-z0-9])/;
const BEGINNING = /^%PDF-(?:1\.[0-7]|2\.0)[\r\n ]/;
const END = /startxref\s{1,9}(?<offset>\d{1,10})\s{1,9}%%EOF\s{0,9}$/;
/** Bytes that all streams of a document may hold together: ten pages scanned in colour. */
const MOST_INFLATED = 256 * 1024 * 1024;
const MOST_STREAMS = 5_000;
/** Longer than any of the names, so that one on the border of two parts is found. */
const OVERLAP = 64;

/** Names may be written with `#4a` for a letter. */
const unescaped = (text: string): string =>
  text.replace(/#([0-9A-Fa-f]{2})/g, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );

function isForbidden(text: string, objects: boolean): boolean {
  const plain = unescaped(text);
  return FORBIDDEN_NAME.test(plain) || (objects && SHORT_NAME.test(plain));
}

const holdsObjects = ({ dictionary }: PdfStream): boolean =>
  /\/ObjStm(?![A-Za-z0-9])/.test(unescaped(dictionary.slice(dictionary.lastIndexOf('obj') + 1)));

/** Whether objects are stored in a way that a look cannot follow: compressed twice, or as text. */
function hidesObjects(stream: PdfStream): boolean {
  if (!holdsObjects(stream)) return false;
  const own = unescaped(stream.dictionary.slice(stream.dictionary.lastIndexOf('obj')));
  return /ASCII|LZW|RunLength/.test(own) || own.split('FlateDecode').length > 2;
}

/**
 * Whether a stream is compressed by the only way in which objects may be: by its first byte,
 * whatever its dictionary says.
 */
const isInflatable = ({ data }: PdfStream): boolean => (data[0] ?? 0) % 16 === 8;

/**
 * Looks into compressed streams: objects are stored in them too. @returns whether all are harmless,
 * and not too much
 */
async function areHarmless(streams: readonly PdfStream[]): Promise<boolean> {
  let left = MOST_INFLATED;
  for (const stream of streams) {
    let [before, harmless, opened] = ['', true, 0];
    await inflatedSize(stream.data, left, (part) => {
      opened += part.length;
      const all = before + part.toString('latin1');
      if (isForbidden(all, holdsObjects(stream))) harmless = false;
      before = all.slice(-OVERLAP);
    });
    left -= opened;
    if (!harmless || left <= 0) return false;
  }
  return true;
}

/** Whether a comment makes a reader from the start see a stream where there is none. */
const pretendsStreams = (text: string): boolean =>
  text.split(/[\r\n]/).some((line) => {
    const comment = line.indexOf('%');
    return comment >= 0 && line.slice(comment).includes('stream');
  });

/**
 * A PDF as it is, when it is one and can do nothing but be read; null otherwise. It cannot be
 * written again without harm.
 */
export async function harmlessPdf(file: Buffer): Promise<Buffer | null> {
  const text = file.toString('latin1');
  if (!BEGINNING.test(text)) return null;
  const offset = Number(END.exec(text.slice(-100))?.groups?.offset ?? 0);
  if (offset === 0 || offset >= file.length) return null;
  if (!/\d obj(?![a-z])/.test(text) || !/\/(?:Page|ObjStm)(?![A-Za-z0-9])/.test(text)) return null;
  const outside = outsideStreams(text);
  if (isForbidden(text, false) || isForbidden(outside, true) || pretendsStreams(outside))
    return null;
  const streams = streamsIn(file);
  const compressed = streams.filter(isInflatable);
  if (compressed.length > MOST_STREAMS || streams.some(hidesObjects)) return null;
  return (await areHarmless(compressed)) ? file : null;
}
