/** Fields that may be logged. None of them holds what a traveller typed. */
const ALLOWED = new Set([
  'requestId',
  'fault',
  'path',
  'method',
  'route',
  'status',
  'milliseconds',
  'operation',
  'documentId',
  'faults',
  'code',
  'job',
  'attempt',
  'count',
  'pid',
  'port',
  'mode',
  'version',
  'orderId',
  'paymentId',
  'mailId',
  'eventId',
  'state',
  'reason',
  'signal',
  'migrations',
  'name',
  'event',
  'network',
  'recordId',
  'table',
]);

/** Leaves out what is not on the list, and shortens errors to what says nothing about a person. */
export function allowedFields(fields: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.entries(fields).filter(([name]) => ALLOWED.has(name));
  const error = fields.err ?? fields.error;
  return { ...Object.fromEntries(kept), ...(error === undefined ? {} : { err: shortened(error) }) };
}

/**
 * Names, codes and places of an error and its causes; quoted values, addresses and long numbers are
 * struck out.
 */
function shortened(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const { name, message, stack = '', cause } = error;
  return {
    name,
    message: struckOut(message),
    ...given(error, ['code', 'constraint', 'table', 'column', 'severity']),
    stack: stack
      .split('\n')
      .filter((line) => line.startsWith('    at '))
      .slice(0, 12)
      .map((line) => line.trim()),
    ...(cause === undefined ? {} : { cause: shortened(cause) }),
  };
}

const given = (error: object, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(Object.entries(error).filter(([name]) => names.includes(name)));

const struckOut = (message: string): string =>
  message
    .replaceAll(/[^\s@"']+@[^\s@"']+/g, '…')
    .replaceAll(/received .*/gis, 'received …')
    .replaceAll(/\d{5,}/g, '…')
    .replaceAll(/(value|syntax|=\()([^"]*)"[^"]*"/g, '$1$2"…"');
