import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { maskEmail, maskPhone } from '#gateway/requests/mask.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { LIMITS } from '#schema/codes/base/limits.ts';
import { CARD_TIERS } from '#schema/codes/club/card-tiers.ts';
import { cardTerms } from '#schema/rules/club/card-terms.ts';
import { ticketName } from '#schema/rules/travellers/names.ts';
import { profileLocks } from '#schema/rules/travellers/real-name.ts';
import { type ContactKind, type Member, memberName, VIEWER } from './member.model.ts';
import { sessionsOf } from './session-view.ts';

/**
 * Who asks. Its id is the same for all: caches of browsers so have one viewer, which each answer
 * updates.
 */
const VIEWER_KEY = 'viewer';

export const viewerResolvers: Resolvers = {
  Query: { viewer: () => VIEWER },
  Viewer: {
    id: () => globalId('Viewer', VIEWER_KEY),
    async member(_viewer, _args, { services, actor }) {
      const { memberId } = await actor();
      return memberId ? services.members.find(memberId) : null;
    },
    async signedInUntil(_viewer, _args, { services, actor }) {
      const sessions = await sessionsOf(services.sessions, await actor());
      return sessions.find(({ current }) => current)?.idleUntil ?? null;
    },
    serverNow: (_viewer, _args, { now }) => now,
  },
};

export const viewerNode: NodeLoader = (key) => (key === VIEWER_KEY ? VIEWER : null);

const addressOf = ({ contacts }: Member, kind: ContactKind): string | null =>
  contacts.find((contact) => contact.kind === kind)?.address ?? null;

/** Members, read. Only their own session leads to them. */
export const memberResolvers: Resolvers = {
  Query: { cardTiers: () => CARD_TIERS.map(cardTerms) },
  Member: {
    id: ({ id }) => globalId('Member', id),
    profile: (member) => member,
    credentials: (member) => member,
    agreements: ({ id }, _args, { services }) => services.members.agreementsOf(id),
    ownDataUrl: (_member, _args, { services }) => services.members.ownDataUrl,
    sessions: async (_member, _args, { services, actor }) =>
      sessionsOf(services.sessions, await actor()),
  },
  MemberProfile: {
    lastName: ({ person }) => person.lastName,
    firstName: ({ person }) => person.firstName,
    name: (member) => ticketName(memberName(member)),
    title: ({ person }) => person.title,
    gender: ({ person }) => person.gender,
    dateOfBirth: ({ person }) => person.dateOfBirth,
    nationality: ({ person }) => person.nationality,
    email: (member) => addressOf(member, 'EMAIL'),
    phone: (member) => addressOf(member, 'PHONE'),
    locale: ({ person }) => person.locale,
    documents: ({ id }, _args, { services }) => services.members.documentsOf(id),
    locks: async ({ id, person }, _args, { services }) => {
      const documents = await services.members.documentsOf(id);
      return profileLocks(
        documents.map(({ state }) => state),
        person,
      );
    },
  },
  MemberCredentials: {
    loginPasswordSet: async ({ id }, _args, { services }) =>
      (await services.members.passwordsOf(id)).some(({ kind }) => kind === 'LOGIN'),
    consumptionPasswordSet: async ({ id }, _args, { services }) =>
      (await services.members.passwordsOf(id)).some(({ kind }) => kind === 'CONSUMPTION'),
    consumptionPasswordLocked: async ({ id }, _args, { services }) =>
      triesLeft(await services.members.passwordsOf(id)) === 0,
    consumptionPasswordTriesLeft: async ({ id }, _args, { services }) =>
      triesLeft(await services.members.passwordsOf(id)),
  },
  MemberContact: {
    masked: ({ kind, address }) => (kind === 'EMAIL' ? maskEmail(address) : maskPhone(address)),
  },
  MembershipCard: { terms: ({ tier }) => cardTerms(tier) },
  MemberSession: {
    id: ({ id }) => globalId('MemberSession', id),
    createdAt: ({ startedAt }) => startedAt,
    lastUsedAt: ({ usedAt }) => usedAt,
    // No back end tells where a network address is.
    country: () => null,
  },
};

function triesLeft(passwords: readonly { kind: string; wrongTries: number }[]): number {
  const wrong = passwords.find(({ kind }) => kind === 'CONSUMPTION')?.wrongTries ?? 0;
  return Math.max(0, LIMITS.consumptionPassword.tries - wrong);
}

export const memberNode: NodeLoader = async (id, { services, actor }) => {
  const { memberId } = await actor();
  return memberId === id ? services.members.find(id) : null;
};

export const memberSessionNode: NodeLoader = async (id, { services, actor }) => {
  const sessions = await sessionsOf(services.sessions, await actor());
  return sessions.find((session) => session.id === id) ?? null;
};
