/**
 * A content type with its media type in small letters, as its case means nothing; its parameters as
 * they are.
 */
export const contentTypeOf = (header: string | null | undefined): string =>
  (header ?? '').replace(/^[^;,]*/, (mediaType) => mediaType.trim().toLowerCase());
