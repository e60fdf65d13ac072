import { randomUUID } from 'node:crypto';
import type { Actor } from '#gateway/sessions/actor.ts';
import { DEFAULT_LOCALE, isLocale, type Locale } from '#schema/codes/base/locales.ts';
import type { Services } from './services.ts';

/** What every resolver gets, built for each request. */
export interface GatewayContext {
  /** Names the request in logs and in the header `x-request-id`. */
  readonly requestId: string;
  /** The instant of the request by the gateway's clock; the same in all its resolvers. */
  readonly now: Date;
  /** The visitor's language. Public queries take a `locale` argument instead, so that they can be cached. */
  readonly locale: Locale;
  /** What the device-risk script found, as the browser sends it; a hint, never a proof. */
  readonly deviceFingerprint: string | null;
  /** The visitor's network address as the HTTP front knows it, for limits. */
  readonly address: string;
  /** Who asks. Read from the session on first use, so that public data needs no session. */
  actor(): Promise<Actor>;
  /** Whether the session has been read: an answer of this request may be for one visitor only. */
  isPersonal(): boolean;
  readonly services: Services;
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
}

const cookieOf = (request: Request, name: string): string | undefined =>
  request.headers
    .get('cookie')
    ?.split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);

const localeOf = (request: Request): Locale =>
  [request.headers.get('x-locale'), cookieOf(request, 'locale')].find(isLocale) ?? DEFAULT_LOCALE;

const REQUEST_ID = /^[\w-]{8,64}$/;

/** The context of one request. An `x-request-id` of a proxy is used when it has the form of one. */
export function createContext(request: Request, source: ContextSource): GatewayContext {
  const given = request.headers.get('x-request-id') ?? '';
  const responseHeaders = new Headers();
  let actor: Promise<Actor> | undefined;
  let personal = false;
  return {
    requestId: REQUEST_ID.test(given) ? given : randomUUID(),
    now: source.now(),
    locale: localeOf(request),
    deviceFingerprint: request.headers.get('x-device-fingerprint')?.slice(0, 512) ?? null,
    address: source.addressOf?.(request) ?? '',
    actor: () => {
      personal = true;
      actor ??= Promise.resolve(source.actorOf(request, responseHeaders));
      return actor;
    },
    isPersonal: () => personal,
    services: source.services,
    request,
    responseHeaders,
  };
}
