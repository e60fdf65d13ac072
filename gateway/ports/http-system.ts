import * as v from 'valibot';
import { codeOf } from '#gateway/database/database-errors.ts';
import { PortUnavailable } from './port-unavailable.ts';
import { TIMEOUT_MILLISECONDS } from './with-timeout.ts';

/** A system of the airline that answers over HTTP, and the key with which the gateway asks it. */
export type HttpSystem = {
  readonly url: string;
  readonly key: string;
  readonly timeoutMilliseconds?: number;
};

/** One question; without a body it is a GET. */
export type HttpQuestion = { readonly path: string; readonly body?: unknown };

const isLate = (fault: unknown): boolean =>
  fault instanceof Error && (fault.name === 'TimeoutError' || fault.name === 'AbortError');

/** Under what `fetch` says of a failed connection lies the system's own error, with its code. */
const originOf = (fault: unknown): unknown =>
  fault instanceof TypeError && fault.cause !== undefined ? fault.cause : fault;

/**
 * Asks a system in JSON, with its key as a bearer token, and reads the answer by a schema; fields
 * that the schema does not name are left out.
 * @throws PortUnavailable when it does not answer in time, refuses, or sends something else
 */
export function askOverHttp(port: string, system: HttpSystem) {
  const { url, key, timeoutMilliseconds = TIMEOUT_MILLISECONDS } = system;
  const base = url.endsWith('/') ? url : `${url}/`;

  const answerTo = async ({ path, body }: HttpQuestion): Promise<unknown> => {
    const response = await fetch(new URL(path, base), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMilliseconds),
    });
    if (response.ok) return response.json();
    await response.body?.cancel();
    throw new PortUnavailable(port, `answered ${response.status}`);
  };

  return async <Schema extends v.GenericSchema>(
    question: HttpQuestion,
    schema: Schema,
  ): Promise<v.InferOutput<Schema>> => {
    const answer = await answerTo(question).catch((fault: unknown) => {
      if (fault instanceof PortUnavailable) throw fault;
      const late = isLate(fault);
      const cause = originOf(fault);
      const how = late ? `within ${timeoutMilliseconds} ms` : `(${codeOf(cause) ?? String(cause)})`;
      throw new PortUnavailable(port, `no answer ${how}`, { late, cause });
    });
    const read = v.safeParse(schema, answer);
    if (read.success) return read.output;
    const where = read.issues.map((issue) => v.getDotPath(issue) ?? 'the whole').join(', ');
    throw new PortUnavailable(port, `its answer cannot be read at ${where}`);
  };
}
