type Write = (fields: Record<string, unknown>, message: string) => void;

/** What the gateway needs of a log; pino is one. */
export interface GatewayLog {
  readonly info: Write;
  readonly warn: Write;
  readonly error: Write;
}
