import { codeOf, DatabaseUnavailable } from '#gateway/database/database-errors.ts';

const WHAT_TO_DO = 'or set DATA_DIR to another directory.';

/** What stands in the way of a file, by the system's code, and what an operator can do. */
const FILES: Readonly<Record<string, (path: string) => string>> = {
  EACCES: (path) => notWritable(path),
  EPERM: (path) => notWritable(path),
  EROFS: (path) => notWritable(path),
  EEXIST: (path) => noDirectory(path),
  ENOTDIR: (path) => noDirectory(path),
  ENOSPC: (path) => `No room is left for ${path}. Make room, ${WHAT_TO_DO}`,
  EDQUOT: (path) => `No room is left for ${path}. Make room, ${WHAT_TO_DO}`,
};
const notWritable = (path: string) =>
  `${path} cannot be written. Let this process's user write there, ${WHAT_TO_DO}`;
const noDirectory = (path: string) =>
  `${path} is not a directory, or lies in something that is none. Move it away, ${WHAT_TO_DO}`;

/** invalid_authorization_specification, invalid_password, invalid_catalog_name */
const REFUSED = new Set(['28000', '28P01', '3D000']);

/**
 * Says in one line what an operator can do about a fault at the start; null for a fault of the
 * program itself.
 */
export function explainStartupError(fault: unknown): string | null {
  if (!(fault instanceof Error)) return null;
  if (fault instanceof DatabaseUnavailable) {
    const why = codeOf(fault.cause) ?? (fault.cause instanceof Error ? fault.cause.message : '');
    return `The database cannot be reached (${why}). Start PostgreSQL, or correct DATABASE_URL.`;
  }
  const code = codeOf(fault) ?? '';
  if (REFUSED.has(code)) return `PostgreSQL refuses DATABASE_URL: ${fault.message}. Correct it.`;
  const explain = FILES[code];
  if (explain && 'path' in fault && typeof fault.path === 'string') return explain(fault.path);
  return fault.name === 'Error' ? null : `${fault.name}: ${fault.message}`;
}
