/** Built files, whose names change with their content. */
const FILE = /\/assets\/[\w.-]+\.\w+/g;

/**
 * The built files that a document names: scripts with all that they import, styles, texts and the
 * font.
 */
export const filesOfPage = (html: string): string[] => [...new Set(html.match(FILE) ?? [])];

/** The document with a mark on `<html>` by which its scripts know that it was kept. */
export const markedAsKept = (html: string): string => html.replace('<html', '<html data-kept=""');
