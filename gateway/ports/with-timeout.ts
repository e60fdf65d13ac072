import { DatabaseBusy, DatabaseUnavailable } from '#gateway/database/database-errors.ts';
import { PortUnavailable, type WhyUnavailable } from './port-unavailable.ts';

/** A visitor waits for no longer than this for a system of the airline. */
export const TIMEOUT_MILLISECONDS = 3_000;

type Limits = {
  readonly milliseconds?: number;
  /** The fault of a port that has one of its own. */
  unavailable?(why: string, reason: WhyUnavailable): PortUnavailable;
};

async function withinTime<Answer>(asked: Promise<Answer>, milliseconds: number, late: () => Error) {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  // an answer that came while this process was busy is read first: it would be late for no fault of
  // the port
  const timer = setTimeout(() => setImmediate(() => reject(late())), milliseconds);
  try {
    return await Promise.race([asked, silence]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * What says already that it is an outage: of the port, or of our own database on the way to a
 * simulated system.
 */
const isTyped = (fault: unknown) =>
  fault instanceof PortUnavailable ||
  fault instanceof DatabaseUnavailable ||
  fault instanceof DatabaseBusy;

/**
 * The same port, of which each of the named methods answers within a time limit or throws
 * `PortUnavailable`, whatever went wrong: a connection that is refused, an answer that cannot be
 * read, a system that accepts questions and never answers. Ports that answer from memory, at once,
 * need none of this: `Schedule`, `Fares`, `Lounges` and the list of extras.
 */
export function withTimeout<Port extends object, Method extends keyof Port>(
  name: string,
  port: Port,
  methods: readonly Method[],
  {
    milliseconds = TIMEOUT_MILLISECONDS,
    unavailable = (why, reason) => new PortUnavailable(name, why, reason),
  }: Limits = {},
): Pick<Port, Method> {
  const limited = (method: Method) => {
    const call = port[method] as (...given: unknown[]) => Promise<unknown>;
    return async (...given: unknown[]): Promise<unknown> => {
      try {
        return await withinTime(call.apply(port, given), milliseconds, () =>
          unavailable(`no answer within ${milliseconds} ms`, { late: true }),
        );
      } catch (cause) {
        throw isTyped(cause) ? cause : unavailable('no answer that can be used', { cause });
      }
    };
  };
  const answered = {} as Pick<Port, Method>;
  for (const method of methods) answered[method] = limited(method) as Port[Method];
  return answered;
}
