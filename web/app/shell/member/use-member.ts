import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import type { MemberInBar } from '#web/app/apollo/member/fetch-member.ts';
import type { RootData } from '#web/app/shell/document/document.tsx';
import { currentMember, subscribeAndAsk, subscribeMember } from './member-state.ts';

const unknownYet = () => undefined;

/** The signed-in member, null for a guest: as the page came with it, then as the browser knows. */
export function useMember(): MemberInBar | null {
  const sent = useRouteLoaderData<RootData>('root')?.member;
  const subscribe = sent === undefined ? subscribeAndAsk : subscribeMember;
  const known = useSyncExternalStore(subscribe, currentMember, unknownYet);
  return known === undefined ? (sent ?? null) : known;
}
