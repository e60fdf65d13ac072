import type { IResolvers } from '@graphql-tools/utils';
import { opened } from '#gateway/mocks/story/story-access.ts';
import type { StoryParts } from '#gateway/mocks/story/story-parts.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type {
  ChangeContactInput,
  ChangeLoginPasswordInput,
  CodeProofInput,
  RequestAccountClosureInput,
  SetConsumptionPasswordInput,
  SubmitDocumentInput,
  UpdateProfileInput,
} from '#gateway/resolvers.gen.ts';
import { loginPasswordProblem } from '#schema/rules/access/credentials.ts';
import { normalizeCode } from '#schema/rules/access/verification-code.ts';
import { closingDay } from '#schema/rules/club/account-closing.ts';
import { documentView } from './account.ts';
import { changeContact } from './contact-change.ts';
import { theMemberView } from './member.ts';

type Input<Of> = { readonly input: Of };
type Refusal = { readonly code: string; readonly path: string[] };

/** What members change of their account. Every password is right; the code is that of the story. */
export const accountResolvers = (parts: StoryParts): IResolvers => {
  const { story } = parts;
  const unproven = ({ challengeId, code }: CodeProofInput, now: Date): Refusal[] => {
    const answer = opened(story, { challengeId, code: normalizeCode(code) }, now);
    return 'problem' in answer ? [{ code: answer.problem, path: ['proof', 'code'] }] : [];
  };
  const memberAfter = (userErrors: readonly Refusal[], now: Date) => ({
    member: userErrors.length > 0 ? null : theMemberView(parts, now),
    userErrors,
  });
  const credentialsAfter = (userErrors: readonly Refusal[], now: Date) => ({
    credentials: userErrors.length > 0 ? null : theMemberView(parts, now).credentials,
    userErrors,
  });
  return {
    Mutation: {
      changeLoginPassword(
        _root: unknown,
        { input }: Input<ChangeLoginPasswordInput>,
        { now }: GatewayContext,
      ) {
        const weak = loginPasswordProblem(input.newPassword);
        const refused = weak ? [{ code: weak, path: ['newPassword'] }] : [];
        if (!weak) story.account.loginPasswordSet = true;
        return credentialsAfter(refused, now);
      },
      setConsumptionPassword(
        _root: unknown,
        { input }: Input<SetConsumptionPasswordInput>,
        { now }: GatewayContext,
      ) {
        const refused = input.proof ? unproven(input.proof, now) : [];
        if (refused.length === 0) story.account.consumptionPasswordSet = true;
        return credentialsAfter(refused, now);
      },
      updateProfile(
        _root: unknown,
        { input: { revision, ...person } }: Input<UpdateProfileInput>,
        { now }: GatewayContext,
      ) {
        const { account } = story;
        if (revision != null && revision !== account.revision) {
          const userErrors = [{ code: 'PROFILE_CHANGED', path: [] }];
          return { member: theMemberView(parts, now), userErrors };
        }
        account.person = { ...account.person, ...person };
        account.revision += 1;
        return memberAfter([], now);
      },
      changeContact(_root: unknown, { input }: Input<ChangeContactInput>, { now }: GatewayContext) {
        return memberAfter(changeContact(story, input, now), now);
      },
      submitDocument(
        _root: unknown,
        { input }: Input<SubmitDocumentInput>,
        { now }: GatewayContext,
      ) {
        const { account } = story;
        if (account.documents.length > 0) {
          const userErrors = [{ code: 'FIELD_LOCKED', path: ['document'] }];
          return { document: null, userErrors };
        }
        const made = { input: input.document, key: '1', submittedAt: now };
        account.documents = [made];
        return { document: documentView(made), userErrors: [] };
      },
      requestAccountClosure(
        _root: unknown,
        { input }: Input<RequestAccountClosureInput>,
        { now }: GatewayContext,
      ) {
        const refused = unproven(input.proof, now);
        if (refused.length === 0) story.account.closesOn = closingDay(now);
        return memberAfter(refused, now);
      },
    },
  };
};
