/** What a failed call says of its reason. */
export type WhyUnavailable = {
  /** Whether nothing was said within the time limit: others who ask would wait for as long. */
  readonly late?: boolean;
  readonly cause?: unknown;
};

/**
 * The system behind a port does not answer, or not what its port says. What was asked may have
 * happened; asked again later it may work.
 */
export class PortUnavailable extends Error {
  override readonly name: string = 'PortUnavailable';
  readonly code = 'SERVICE_UNAVAILABLE';
  /** The name of the port, for the log. */
  readonly port: string;
  readonly late: boolean;

  constructor(port: string, why: string, { late = false, cause }: WhyUnavailable = {}) {
    super(`${port}: ${why}`, cause === undefined ? {} : { cause });
    this.port = port;
    this.late = late;
  }
}
