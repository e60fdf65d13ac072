import type { IResolvers } from '@graphql-tools/utils';
import { opened } from '#gateway/mocks/story/story-access.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import {
  type MemberDraft,
  readRegistration,
} from '#gateway/modules/members/register/register-member.input.ts';
import { readReset } from '#gateway/modules/members/reset/new-password.input.ts';
import type { CodeProof } from '#gateway/modules/members/sign-in/sign-in.input.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { RegisterMemberInput, ResetLoginPasswordInput } from '#gateway/resolvers.gen.ts';
import { accountAtFirst, type StoryAccount } from './account.ts';
import { provenBy } from './contact-change.ts';
import { viewerView } from './viewer.resolvers.ts';

type Input<Of> = { readonly input: Of };

const REUSED = [{ code: 'IDEMPOTENCY_KEY_REUSED', path: ['idempotencyKey'] }];

const isOf = ({ email, phone }: StoryAccount, proven: Partial<StoryAccount>): boolean =>
  proven.email === email || proven.phone === phone;

const join = (parts: StoryParts, draft: MemberDraft, now: Date) => {
  const { story } = parts;
  const { proof, person, loginPassword } = draft;
  const refused = (code: string) => ({
    viewer: null,
    userErrors: [{ code, path: ['proof', 'code'] }],
  });
  const answer = opened(story, proof, now);
  if ('problem' in answer) return refused(answer.problem);
  const proven = provenBy(answer.subject, ['REGISTER', 'SIGN_IN']);
  if (!proven) return refused('CODE_WRONG');
  const { account, session } = story;
  if (isOf(account, proven))
    return { viewer: null, userErrors: [{ code: 'ALREADY_MEMBER', path: [] }] };
  Object.assign(account, accountAtFirst(), proven, {
    person: { ...person },
    loginPasswordSet: loginPassword !== null,
  });
  session.signedIn = true;
  return { viewer: viewerView(parts, now), userErrors: [] };
};

const reset = ({ story }: StoryParts, proof: CodeProof, now: Date) => {
  const refused = (code: string) => ({
    done: false,
    userErrors: [{ code, path: ['proof', 'code'] }],
  });
  const answer = opened(story, proof, now);
  if ('problem' in answer) return refused(answer.problem);
  const { account, session } = story;
  const proven = provenBy(answer.subject, ['RESET_LOGIN_PASSWORD']);
  // Only a member is sent such a code.
  if (!proven || !isOf(account, proven)) return refused('CODE_WRONG');
  account.loginPasswordSet = true;
  session.signedIn = false;
  return { done: true, userErrors: [] };
};

/** How one joins, and comes back without the password. It is one traveller's story: who joins is its member from then on. */
export const joiningResolvers = (parts: StoryParts): IResolvers => ({
  Mutation: {
    async registerMember(
      _root: unknown,
      { input }: Input<RegisterMemberInput>,
      { now }: GatewayContext,
    ) {
      const draft = readRegistration(input, now);
      if ('faults' in draft) return { viewer: null, userErrors: draft.faults };
      const work = () => join(parts, draft, now);
      const answer = await parts.story.once('registerMember', input, work);
      return answer ?? { viewer: null, userErrors: REUSED };
    },
    resetLoginPassword(
      _root: unknown,
      { input }: Input<ResetLoginPasswordInput>,
      { now }: GatewayContext,
    ) {
      const read = readReset(input);
      return 'faults' in read
        ? { done: false, userErrors: read.faults }
        : reset(parts, read.proof, now);
    },
  },
});
