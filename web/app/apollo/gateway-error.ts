import { type FaultCode, isFaultCode } from '#schema/codes/base/faults.ts';

/**
 * What went wrong outside any form: the shell shows the text `code.<code>`. This file loads without
 * Apollo.
 */
export interface Fault {
  readonly code: FaultCode;
  /** Its id in the gateway's log: what a traveller can quote to customer service. */
  readonly id: string | null;
  /** The HTTP status of a page with this fault. */
  readonly status: number;
}

/** A request without an answer: the network, a proxy, or a gateway that is away. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly fault: Fault;

  constructor(fault: Fault, options?: ErrorOptions) {
    super(fault.code, options);
    this.fault = fault;
  }
}

const STATUS: Partial<Record<FaultCode, number>> = {
  SERVICE_UNAVAILABLE: 503,
  NETWORK: 503,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  TOO_MANY_REQUESTS: 429,
  BAD_USER_INPUT: 400,
};

const made = (code: FaultCode, id: unknown): Fault => ({
  code,
  id: typeof id === 'string' ? id : null,
  status: STATUS[code] ?? 500,
});

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function firstOf(errors: unknown): Fault | null {
  if (!Array.isArray(errors)) return null;
  const [first] = errors;
  const extensions = isObject(first) && isObject(first.extensions) ? first.extensions : {};
  return made(isFaultCode(extensions.code) ? extensions.code : 'INTERNAL', extensions.id);
}

/**
 * The fault in what a hook, a loader or a link threw: a `GatewayError`, the errors of a GraphQL
 * answer, the response of `loadQuery`, or a 503 instead of a page's data; `null` when it is none of
 * these, and so a bug of the page itself.
 */
export function faultOf(error: unknown): Fault | null {
  if (error instanceof GatewayError) return error.fault;
  if (!isObject(error)) return null;
  const { data, errors, status } = error;
  if (isObject(data) && isObject(data.fault)) {
    const { code, id } = data.fault;
    return isFaultCode(code) ? made(code, id) : null;
  }
  return status === 503 ? made('SERVICE_UNAVAILABLE', null) : firstOf(errors);
}
