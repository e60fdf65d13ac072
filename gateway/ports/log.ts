import { randomUUID } from 'node:crypto';
import pino, { type DestinationStream } from 'pino';
import type { GatewayLog } from './gateway-log.ts';
import { allowedFields } from './log-fields.ts';

/**
 * The gateway's log, JSON lines. Only the fields of `log-fields.ts` are logged: what is not named
 * there cannot leak.
 */
export interface Log extends GatewayLog {
  /** Logs an unexpected error and returns its id, to show to the user. */
  fault(error: unknown, message: string, fields?: Record<string, unknown>): string;
}

/**
 * @param level of pino, `silent` for none
 * @param destination where the lines go; stdout if not given
 */
export function createLog(level: string, destination?: DestinationStream): Log {
  const writer = pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { log: allowedFields },
      // Errors are shortened by then.
      serializers: { err: (error: unknown) => error },
    },
    destination ?? pino.destination({ dest: 1, sync: true }),
  );
  return {
    info: (fields, message) => writer.info(fields, message),
    warn: (fields, message) => writer.warn(fields, message),
    error: (fields, message) => writer.error(fields, message),
    fault(error, message, fields = {}) {
      const id = randomUUID();
      writer.error({ ...fields, fault: id, err: error }, message);
      return id;
    },
  };
}

/** A log that says nothing. */
export const silentLog: Log = createLog('silent');
