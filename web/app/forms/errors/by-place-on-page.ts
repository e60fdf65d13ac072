type FieldPlace = { readonly controlId: string | null };

/**
 * For sorting fields as they stand on the page: those that appeared later are noted last, wherever
 * they stand.
 */
export function byPlaceOnPage(a: FieldPlace, b: FieldPlace): number {
  const [first, second] = [a, b].map(({ controlId }) => document.getElementById(controlId ?? ''));
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
