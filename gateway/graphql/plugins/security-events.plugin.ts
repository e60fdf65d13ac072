import type { Plugin } from 'graphql-yoga';
import type { SecurityEvent, SecurityLog } from '#gateway/ports/security-events.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';

/** Codes of faults that say something about who asks, and of user errors. */
const FAULTS: Readonly<Record<string, SecurityEvent>> = {
  CROSS_SITE_REQUEST: 'CROSS_SITE_REQUEST',
  DOCUMENT_REQUIRED: 'DOCUMENT_REFUSED',
  DOCUMENT_UNKNOWN: 'DOCUMENT_REFUSED',
  QUERY_TOO_COMPLEX: 'QUERY_TOO_COMPLEX',
  IDEMPOTENCY_KEY_REUSED: 'KEY_REUSED',
  TOO_MANY_REQUESTS: 'WATCHES_LIMITED',
};
const USER_ERRORS: typeof FAULTS = { IDEMPOTENCY_KEY_REUSED: 'KEY_REUSED' };

type Answer = {
  readonly errors?: readonly { readonly extensions?: { readonly code?: unknown } }[];
  readonly data?: unknown;
};

const userErrorsIn = (data: unknown): { readonly code?: unknown }[] =>
  Object.values(data ?? {}).flatMap((payload) =>
    Array.isArray(payload?.userErrors) ? payload.userErrors : [],
  );

/** The events of an answer by their codes; user errors where the document asks for them. */
function eventsIn({ errors = [], data }: Answer): Map<string, SecurityEvent> {
  const found = [
    ...errors.map(({ extensions }) => [String(extensions?.code), FAULTS] as const),
    ...userErrorsIn(data).map(({ code }) => [String(code), USER_ERRORS] as const),
  ];
  return new Map(
    found.flatMap(([code, events]) => {
      const event = events[code];
      return event ? [[code, event]] : [];
    }),
  );
}

/** Notes refusals that show in the answer, whichever plugin or resolver refused. */
export const securityEvents = (
  security: SecurityLog,
  addressOf: (request: Request) => string,
): Plugin<GatewayContext> => ({
  onResultProcess({ request, result }) {
    if (Array.isArray(result) || Symbol.asyncIterator in result) return;
    for (const [reason, event] of eventsIn(result as Answer))
      security.note(event, { reason, address: addressOf(request) });
  },
});
