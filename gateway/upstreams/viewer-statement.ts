import { createHmac } from 'node:crypto';
import { globalId } from '#gateway/graphql/global-id.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { Actor } from '#gateway/sessions/actor.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#schema/codes/base/locales.ts';
import type { ViewerStatement } from './verify-viewer.ts';

/** How long a statement holds. */
const SECONDS = 60;

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const HEAD = encoded({ alg: 'HS256', typ: 'JWT' });

/** The first language of a browser that the site has. */
function localeOf(languages: string): Locale {
  const asked = languages.toLowerCase().split(',');
  const found = asked.flatMap((one) => {
    const language = one.trim().slice(0, 2);
    return LOCALES.filter((locale) => locale.startsWith(language));
  });
  return found[0] ?? DEFAULT_LOCALE;
}

function subjectOf({ memberId, sessionId }: Actor): string | null {
  if (memberId) return globalId('Member', memberId);
  return sessionId ? globalId('Session', sessionId) : null;
}

type Claims = Omit<ViewerStatement, 'iat' | 'exp'>;

/** Signs what is stated of a viewer, for 60 seconds. */
export function signStatement(claims: Claims, key: string, realNow: Date): string {
  const iat = Math.floor(realNow.getTime() / 1000);
  const signed = `${HEAD}.${encoded({ ...claims, iat, exp: iat + SECONDS })}`;
  return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`;
}

/** Signs for a team who asks. The session's cookie stays in the gateway. */
export async function viewerStatement(
  team: string,
  key: string,
  viewer: Actor,
  { services, requestId, request, now }: GatewayContext,
  realNow: Date,
): Promise<string> {
  const orders = await services.orders.visibleIds(viewer, now);
  const claims: Claims = {
    aud: team,
    sub: subjectOf(viewer),
    kind: viewer.memberId ? 'MEMBER' : 'GUEST',
    orders: orders.map((id) => globalId('Order', id)),
    locale: localeOf(request.headers.get('accept-language') ?? '')
      .toUpperCase()
      .replace('-', '_'),
    now: now.toISOString(),
    jti: requestId,
  };
  return signStatement(claims, key, realNow);
}
