import { createContext, type RouterContextProvider } from 'react-router';
import { fetchQuery } from '#web/app/apollo/fetch-query.ts';
import { gatewayContext } from '#web/app/session/request-context.ts';
import { SignedInMemberDocument } from './viewer.query.gen.ts';

/** What the top bar says of the signed-in member. */
export type MemberInBar = { readonly firstName: string; readonly unreadMessages: number };

/**
 * The signed-in member; null for a guest. Loaded only where a member may be signed in.
 * @param send as in `fetchQuery`
 */
export async function fetchMember(send?: typeof fetch): Promise<MemberInBar | null> {
  const sending = { withoutTeams: true, ...(send && { send }) };
  const { viewer } = await fetchQuery(SignedInMemberDocument, {}, sending);
  if (!viewer.member) return null;
  const { profile, unreadMessages } = viewer.member;
  return { firstName: profile.firstName, unreadMessages: unreadMessages ?? 0 };
}

const askedContext = createContext<Promise<MemberInBar | null> | null>(null);

/** The signed-in member of a request or navigation: its guard and its page share one question. */
export function memberOf(context: Readonly<RouterContextProvider>): Promise<MemberInBar | null> {
  const asked = context.get(askedContext) ?? fetchMember(context.get(gatewayContext) ?? fetch);
  context.set(askedContext, asked);
  return asked;
}
