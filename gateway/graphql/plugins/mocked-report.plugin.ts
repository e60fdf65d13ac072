import type { Plugin } from 'graphql-yoga';

const fieldsOf = new WeakMap<Request, Set<string>>();

/** Records that a field of the answer to a request was mocked. */
export function noteMocked(request: Request, coordinate: string): void {
  const fields = fieldsOf.get(request) ?? new Set();
  fieldsOf.set(request, fields.add(coordinate));
}

/**
 * Reports to developers which fields of an answer were mocked: `extensions.mocked`, as
 * `Type.field`. Not in production.
 */
export const mockedReport = (): Plugin => ({
  onExecutionResult({ request, result, setResult }) {
    const fields = fieldsOf.get(request);
    if (!fields || !result || Array.isArray(result) || Symbol.asyncIterator in result) return;
    const extensions = { ...result.extensions, mocked: [...fields].sort() };
    setResult({ ...result, extensions });
  },
});
