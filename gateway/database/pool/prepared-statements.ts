/** A statement that has been sent this often will be sent again: lists of keys make a new text for each length. */
const OFTEN = 5;
/** Each connection of the server keeps the statement of each name. */
const MOST_NAMES = 200;
/** What is counted before that, in all: texts are few, and a fault that makes them without end must not fill the memory. */
const MOST_COUNTED = 2000;

const PREPARABLE = /^\s*(?:select|insert|update|delete|with)\b/i;

/**
 * Names for statements that are sent often. The server parses and analyses a named statement once a connection, which is a
 * quarter of its work for a row that is found by its key. Undefined for a statement that is sent as it is.
 */
export function statementNames(): (text: string) => string | undefined {
  const names = new Map<string, string>();
  const counts = new Map<string, number>();
  return (text) => {
    const known = names.get(text);
    if (known || names.size >= MOST_NAMES || !PREPARABLE.test(text)) return known;
    const count = (counts.get(text) ?? 0) + 1;
    if (count < OFTEN) {
      if (counts.size < MOST_COUNTED || counts.has(text)) counts.set(text, count);
      return undefined;
    }
    counts.delete(text);
    const name = `statement_${names.size + 1}`;
    names.set(text, name);
    return name;
  };
}
