import type { IResolvers } from '@graphql-tools/utils';
import { globalId } from '#gateway/graphql/global-id.ts';
import { challengeFor, opened } from '#gateway/mocks/story/story-access.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import { readCodeRequest } from '#gateway/modules/members/codes/request-code.input.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type {
  MarkMessagesInput,
  RemoveMessagesInput,
  RequestVerificationCodeInput,
  RestoreMessagesInput,
  SetMessageCopiesInput,
  SignInInput,
  SignOutInput,
} from '#gateway/resolvers.gen.ts';
import { RETENTION } from '#schema/codes/access/retention.ts';
import { CARD_TIERS } from '#schema/codes/club/card-tiers.ts';
import { normalizeCode } from '#schema/rules/access/verification-code.ts';
import { addMinutes } from '#schema/rules/base/time.ts';
import { cardTerms } from '#schema/rules/club/card-terms.ts';
import { subjectOfCode } from './contact-change.ts';
import { theMemberView } from './member.ts';
import { markMessages, removeMessages, restoreMessages, unreadMessages } from './messages.ts';

type Input<Of> = { readonly input: Of };

const HOUR = 60;

/** Who asks: the member until they sign out, then a guest. */
export const viewerView = (parts: StoryParts, now: Date) => {
  const { signedIn } = parts.story.session;
  const until = addMinutes(now, RETENTION.sessionIdleHours * HOUR);
  return {
    id: globalId('Viewer', 'viewer'),
    member: () => (signedIn ? theMemberView(parts, now) : null),
    signedInUntil: signedIn ? until : null,
    serverNow: now,
  };
};

const signIn = (parts: StoryParts, { proof }: SignInInput, now: Date) => {
  const { story } = parts;
  const refused = (code: string, ...path: string[]) => ({
    viewer: null,
    userErrors: [{ code, path: ['proof', ...path] }],
  });
  if (proof.code) {
    const { challengeId, code } = proof.code;
    const answer = opened(story, { challengeId, code: normalizeCode(code) }, now);
    if ('problem' in answer) return refused(answer.problem, 'code', 'code');
  }
  if (proof.password?.password === '') return refused('REQUIRED', 'password', 'password');
  story.session.signedIn = true;
  return { viewer: viewerView(parts, now), userErrors: [] };
};

/** The viewer, sessions and messages. */
export const viewerResolvers = (parts: StoryParts): IResolvers => {
  const { story, ids } = parts;
  return {
    Query: {
      viewer: (_root: unknown, _args: unknown, { now }: GatewayContext) => viewerView(parts, now),
      cardTiers: () => CARD_TIERS.map(cardTerms),
    },
    Mutation: {
      requestVerificationCode: (
        _root: unknown,
        { input }: Input<RequestVerificationCodeInput>,
        { now }: GatewayContext,
      ) => {
        const request = readCodeRequest(input);
        if ('faults' in request) return { challenge: null, userErrors: request.faults };
        const challenge = challengeFor(story, ids, subjectOfCode(request), now);
        return { challenge: { ...challenge, serverNow: now }, userErrors: [] };
      },
      signIn: (_root: unknown, { input }: Input<SignInInput>, { now }: GatewayContext) =>
        signIn(parts, input, now),
      signOut(_root: unknown, { input }: Input<SignOutInput>, { now }: GatewayContext) {
        if (input.scope) story.session.signedIn = false;
        return { viewer: viewerView(parts, now), userErrors: [] };
      },
      markMessages: (
        _root: unknown,
        { input }: Input<MarkMessagesInput>,
        { now }: GatewayContext,
      ) => ({
        ...markMessages(parts, input, now),
        member: theMemberView(parts, now),
      }),
      removeMessages: (
        _root: unknown,
        { input }: Input<RemoveMessagesInput>,
        { now }: GatewayContext,
      ) => ({ ...removeMessages(story, input), member: theMemberView(parts, now) }),
      restoreMessages: (
        _root: unknown,
        { input }: Input<RestoreMessagesInput>,
        { now }: GatewayContext,
      ) => ({ ...restoreMessages(parts, input, now), member: theMemberView(parts, now) }),
      setMessageCopies(
        _root: unknown,
        { input }: Input<SetMessageCopiesInput>,
        { now }: GatewayContext,
      ) {
        story.session.messageCopies = input.wanted;
        return { member: theMemberView(parts, now), userErrors: [] };
      },
    },
    Subscription: {
      messageReceived: {
        async *subscribe() {
          yield { messageReceived: { unread: unreadMessages(story), message: null } };
        },
      },
    },
  };
};
