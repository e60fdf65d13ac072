import { keyOf } from '#gateway/graphql/global-id.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { parseUserAgent } from '#gateway/sessions/parse-user-agent.ts';
import { codeErrorPath, readCodeRequest } from './codes/request-code.input.ts';
import { VIEWER } from './member.model.ts';
import { recordPasswordChange } from './record-password-change.ts';
import { readRegistration } from './register/register-member.service.ts';
import { readReset } from './reset/reset-password.service.ts';
import { readSignIn } from './sign-in/sign-in.input.ts';

/**
 * Begins the session of a member who has proved to be one, in a browser that is known from then on.
 */
async function signInTo(
  context: GatewayContext,
  signIn: { readonly memberId: string; readonly remember: boolean },
): Promise<void> {
  const { services, request, now } = context;
  await services.sessions.signIn(context, signIn);
  const device = parseUserAgent(request.headers.get('user-agent'));
  const browser = services.sessions.nameBrowser(context);
  await services.members.seeDevice(signIn.memberId, { device, browser }, now);
}

/** Codes of a new password that is refused once it is known whose it is. */
const OF_NEW_PASSWORD = new Set(['PASSWORD_UNCHANGED', 'PASSWORD_TOO_COMMON']);

/** How one comes in, and goes. */
export const accessResolvers: Resolvers = {
  Mutation: {
    async requestVerificationCode(_root, { input }, context) {
      const { services, address, now } = context;
      const request = readCodeRequest(input);
      if ('faults' in request) return { challenge: null, userErrors: request.faults };
      const actor = await services.sessions.begin(context);
      const browser = services.sessions.browserOf(context.request);
      const answer = await services.members.requestCode(request, { actor, address, browser }, now);
      if ('problem' in answer) {
        const { problem: code } = answer;
        if (code !== 'TOO_MANY_REQUESTS') recordPasswordChange(context, code);
        const path =
          code === 'RECIPIENT_NOT_ACCEPTED' ? ['recipient'] : codeErrorPath(code, ['ownProof']);
        return { challenge: null, userErrors: [{ code, path }] };
      }
      return { challenge: { ...answer.challenge, serverNow: now }, userErrors: [] };
    },
    async signIn(_root, { input }, context) {
      const { services, address, now } = context;
      const request = readSignIn(input);
      if ('faults' in request) return { viewer: null, retryAt: null, userErrors: request.faults };
      const { sessionId } = await context.actor();
      const browser = services.sessions.browserOf(context.request);
      const proven = await services.members.prove(request, { sessionId, address, browser }, now);
      if ('problem' in proven) {
        const { problem, retryAt } = proven;
        recordPasswordChange(context, problem);
        const path = codeErrorPath(problem, ['proof', 'code']);
        return { viewer: null, retryAt, userErrors: [{ code: problem, path }] };
      }
      await signInTo(context, { memberId: proven.memberId, remember: request.remember });
      return { viewer: VIEWER, retryAt: null, userErrors: [] };
    },
    async registerMember(_root, { input }, context) {
      const { services, address, now } = context;
      const draft = readRegistration(input, now);
      if ('faults' in draft) return { viewer: null, userErrors: draft.faults };
      const { sessionId } = await context.actor();
      const made = sessionId
        ? await services.members.register(draft, { sessionId, address }, now)
        : ({ problem: 'CODE_WRONG' } as const);
      if ('problem' in made) {
        const reused = made.problem === 'IDEMPOTENCY_KEY_REUSED';
        const weak = made.problem === 'PASSWORD_TOO_COMMON' ? ['loginPassword'] : null;
        const path = reused ? ['idempotencyKey'] : (weak ?? codeErrorPath(made.problem, ['proof']));
        return { viewer: null, userErrors: [{ code: made.problem, path }] };
      }
      await signInTo(context, { memberId: made.memberId, remember: false });
      return { viewer: VIEWER, userErrors: [] };
    },
    async resetLoginPassword(_root, { input }, context) {
      const { services, address, now } = context;
      const reset = readReset(input);
      if ('faults' in reset) return { done: false, viewer: null, userErrors: reset.faults };
      const { sessionId, memberId } = await context.actor();
      const answer = sessionId
        ? await services.members.resetPassword(reset, { sessionId, address }, now)
        : ({ problem: 'CODE_WRONG' } as const);
      if ('problem' in answer) {
        const { problem: code } = answer;
        recordPasswordChange(context, code);
        const path = OF_NEW_PASSWORD.has(code) ? ['newPassword'] : codeErrorPath(code, ['proof']);
        return { done: false, viewer: null, userErrors: [{ code, path }] };
      }
      recordPasswordChange(context, null, 'PASSWORD_CHANGED');
      // The session that this browser had has ended with the others.
      if (memberId === answer.memberId) await services.sessions.signOut(context);
      await signInTo(context, { memberId: answer.memberId, remember: false });
      return { done: true, viewer: VIEWER, userErrors: [] };
    },
    async signOut(_root, { input: { scope, sessionId } }, context) {
      const { services, now } = context;
      const { memberId, sessionId: own } = await context.actor();
      const ended = sessionId ? keyOf('MemberSession', sessionId) : null;
      if (sessionId && !(memberId && ended && (await services.sessions.end(memberId, ended))))
        return {
          viewer: VIEWER,
          userErrors: [{ code: 'SESSION_NOT_FOUND', path: ['sessionId'] }],
        };
      if (memberId && scope === 'EVERYWHERE') await services.members.endSessions(memberId, now);
      if (memberId && (scope || ended === own)) await services.sessions.signOut(context);
      return { viewer: VIEWER, userErrors: [] };
    },
  },
  RequestVerificationCodeError: userErrorFields,
  SignInError: userErrorFields,
  RegisterMemberError: userErrorFields,
  ResetLoginPasswordError: userErrorFields,
  SignOutError: userErrorFields,
};
