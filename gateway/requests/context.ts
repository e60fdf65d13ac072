import { randomUUID } from 'node:crypto';
import { noSecurityLog, type SecurityLog } from '#gateway/ports/security-events.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import type { Services } from './services.ts';

/** What every resolver gets, built for each request. */
export interface GatewayContext {
  /** Names the request in logs and in the header `x-request-id`. */
  readonly requestId: string;
  /**
   * The instant of the request by the gateway's clock, or of an event of a stream; the same in all
   * its resolvers.
   */
  readonly now: Date;
  /** The visitor's network address as the HTTP front knows it, for limits. */
  readonly address: string;
  /**
   * Who asks now: sign-in and sign-out change it. Read from the session on first use, so that
   * public data needs no session.
   */
  actor(): Promise<Actor>;
  /** Whether the session has been read: an answer of this request may be for one visitor only. */
  isPersonal(): boolean;
  readonly services: Services;
  readonly security: SecurityLog;
  readonly request: Request;
  /** Headers for the answer, for example `set-cookie`. */
  readonly responseHeaders: Headers;
}

/** What a context is made from. */
export interface ContextSource {
  readonly services: Services;
  /** The gateway's clock. */
  now(): Date;
  /** Finds the actor of a request; may set a cookie through `responseHeaders`. */
  actorOf(request: Request, responseHeaders: Headers): Actor | Promise<Actor>;
  /** The visitor's network address. */
  addressOf?(request: Request): string;
  /** Where security events go; nowhere if not given. */
  readonly security?: SecurityLog;
}

/**
 * Lets what is resolved from now on answer for another instant: each event of a live stream has its
 * own.
 */
export function answerAt(context: GatewayContext, now: Date): void {
  Object.assign(context, { now });
}

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The context of one request. An `x-request-id` of a proxy is used when it has the form of one. */
export function createContext(request: Request, source: ContextSource): GatewayContext {
  const given = request.headers.get('x-request-id') ?? '';
  const responseHeaders = new Headers();
  let personal = false;
  return {
    requestId: REQUEST_ID.test(given) ? given : randomUUID(),
    now: source.now(),
    address: source.addressOf?.(request) ?? '',
    actor: () => {
      personal = true;
      return Promise.resolve(source.actorOf(request, responseHeaders));
    },
    isPersonal: () => personal,
    services: source.services,
    security: source.security ?? noSecurityLog,
    request,
    responseHeaders,
  };
}
