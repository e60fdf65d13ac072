import { globalId } from '#gateway/graphql/global-id.ts';
import type { NodeLoader } from '#gateway/graphql/node.resolvers.ts';
import { userErrorFields } from '#gateway/graphql/user-error-fields.ts';
import type { GatewayContext } from '#gateway/requests/context.ts';
import { signInRequired } from '#gateway/requests/faults.ts';
import { maskContact } from '#gateway/requests/mask.ts';
import type { Resolvers } from '#gateway/resolvers.gen.ts';
import { undoableUntil } from '#schema/rules/access/contact-undo.ts';
import { codeErrorPath } from './codes/request-code.input.ts';
import { readDocument } from './documents/submit-document.service.ts';
import type { Member, SignedInMember } from './member.model.ts';
import { readConsumptionPassword, readPasswordChange } from './passwords/change-password.input.ts';
import type { ConsumptionPasswordProblem } from './passwords/consumption-password.service.ts';
import { readProfileChange } from './profile/update-profile.service.ts';
import { recordPasswordChange } from './record-password-change.ts';
import { codeProofFaults, readCodeProof } from './sign-in/sign-in.input.ts';

/** @throws UNAUTHENTICATED for guests */
async function signedIn({
  actor,
  address,
  request,
  services,
}: GatewayContext): Promise<SignedInMember> {
  const { memberId, sessionId } = await actor();
  if (!memberId || !sessionId) throw signInRequired();
  return { memberId, sessionId, address, browser: services.sessions.browserOf(request) };
}

async function memberOf(
  { services }: GatewayContext,
  { memberId }: SignedInMember,
): Promise<Member> {
  const member = await services.members.find(memberId);
  if (!member) throw signInRequired();
  return member;
}

/** Where the fault of six digits lies: in themselves, in those until now, or in the code. */
function pathOf(code: NonNullable<ConsumptionPasswordProblem>): string[] {
  if (code === 'PASSWORD_TOO_COMMON' || code === 'CONSUMPTION_PASSWORD_DIGITS')
    return ['consumptionPassword'];
  return code.startsWith('CONSUMPTION_') ? ['currentConsumptionPassword'] : ['proof', 'code'];
}

/** Where the fault of a submitted document lies; else it is the document. */
const DOCUMENT_PATHS: Readonly<Record<string, string>> = {
  IDEMPOTENCY_KEY_REUSED: 'idempotencyKey',
  FILE_NOT_FOUND: 'fileIds',
};

/**
 * What members change of their own account. Each needs a session; one whose rights change goes on
 * under a new cookie.
 */
export const accountResolvers: Resolvers = {
  Mutation: {
    async changeLoginPassword(_root, { input }, context) {
      const asker = await signedIn(context);
      const change = readPasswordChange(input);
      if ('faults' in change) return { credentials: null, userErrors: change.faults };
      const { services, now } = context;
      const code = await services.members.changePassword(change, asker, now);
      recordPasswordChange(context, code, 'PASSWORD_CHANGED');
      if (code) return { credentials: null, userErrors: [{ code, path: passwordPath(code) }] };
      await services.sessions.renew(context);
      return { credentials: await memberOf(context, asker), userErrors: [] };
    },
    async setConsumptionPassword(_root, { input }, context) {
      const asker = await signedIn(context);
      const password = readConsumptionPassword(input);
      if ('faults' in password) return { credentials: null, userErrors: password.faults };
      const { services, now } = context;
      const code = await services.members.setConsumptionPassword(password, asker, now);
      recordPasswordChange(context, code, 'CONSUMPTION_PASSWORD_CHANGED');
      if (code) {
        return { credentials: null, userErrors: [{ code, path: pathOf(code) }] };
      }
      await services.sessions.renew(context);
      return { credentials: await memberOf(context, asker), userErrors: [] };
    },
    async updateProfile(_root, { input }, context) {
      const asker = await signedIn(context);
      const change = readProfileChange(input, context.now);
      const userErrors =
        'faults' in change
          ? change.faults
          : await context.services.members.updateProfile(change, asker.memberId, context.now);
      const { requestId, address } = context;
      if (userErrors.length === 0) context.security.note('PROFILE_CHANGED', { requestId, address });
      return { member: await memberOf(context, asker), userErrors };
    },
    async changeContact(_root, { input }, context) {
      const asker = await signedIn(context);
      const faults = codeProofFaults(input.proof, ['proof']);
      if (faults.length > 0) return { member: null, userErrors: faults };
      const { services, now } = context;
      const change = {
        proof: readCodeProof(input.proof),
        loginPassword: input.loginPassword ?? '',
      };
      const code = await services.members.changeContact(change, asker, now);
      recordPasswordChange(context, code, 'CONTACT_CHANGED');
      if (code) return { member: null, userErrors: [{ code, path: contactPath(code) }] };
      await services.sessions.renew(context);
      return { member: await memberOf(context, asker), userErrors: [] };
    },
    async submitDocument(_root, { input }, context) {
      const asker = await signedIn(context);
      const { person } = await memberOf(context, asker);
      const { services, now } = context;
      const draft = readDocument(input, person.nationality, now);
      if ('faults' in draft) return { document: null, userErrors: draft.faults };
      const answer = await services.members.submitDocument(draft, asker, now);
      if ('problem' in answer) {
        const path = [DOCUMENT_PATHS[answer.problem] ?? 'document'];
        return { document: null, userErrors: [{ code: answer.problem, path }] };
      }
      const documents = await services.members.documentsOf(asker.memberId);
      const document = documents.find(({ id }) => id === answer.documentId) ?? null;
      return { document, userErrors: [] };
    },
    async requestAccountClosure(_root, { input }, context) {
      const asker = await signedIn(context);
      const [fault] = codeProofFaults(input.proof, ['proof']);
      if (fault) return { member: null, userErrors: [{ code: 'CODE_WRONG', path: fault.path }] };
      const { services, now } = context;
      const proof = readCodeProof(input.proof);
      const code = await services.members.requestClosure(proof, asker, now);
      recordPasswordChange(context, code, 'ACCOUNT_CLOSING');
      if (code)
        return { member: null, userErrors: [{ code, path: codeErrorPath(code, ['proof']) }] };
      return { member: await memberOf(context, asker), userErrors: [] };
    },
  },
  ChangeLoginPasswordError: userErrorFields,
  SetConsumptionPasswordError: userErrorFields,
  UpdateProfileError: userErrorFields,
  ChangeContactError: userErrorFields,
  SubmitDocumentError: userErrorFields,
  RequestAccountClosureError: userErrorFields,
};

/** Codes of the present password, which are told at its field. */
const OF_PASSWORD = new Set(['REQUIRED', 'PASSWORD_WRONG', 'TOO_MANY_REQUESTS']);

function passwordPath(code: string): string[] {
  if (code === 'PASSWORD_UNCHANGED' || code === 'PASSWORD_TOO_COMMON') return ['newPassword'];
  if (code === 'OWN_CODE_REQUIRED') return ['proof'];
  return OF_PASSWORD.has(code) ? ['currentPassword'] : codeErrorPath(code, ['proof']);
}

const contactPath = (code: string): string[] =>
  OF_PASSWORD.has(code) ? ['loginPassword'] : codeErrorPath(code, ['proof']);

/** Changes of contact as those see and undo them who got the link (RULES 10.32). */
export const contactUndoResolvers: Resolvers = {
  Query: {
    undoableContactChange: (_root, { key }, { services, now }) =>
      services.members.undoableContactChange(key, now),
  },
  Mutation: {
    async undoContactChange(_root, { input: { key } }, context) {
      const { services, security, requestId, address, now } = context;
      const { memberId } = await context.actor();
      const answer = await services.members.undoContactChange(key, now);
      if ('problem' in answer)
        return { done: false, userErrors: [{ code: answer.problem, path: ['key'] }] };
      security.note('CONTACT_CHANGE_UNDONE', { requestId, address });
      // The cookies of a session that has ended are of no more use to this browser.
      if (memberId === answer.memberId) await services.sessions.signOut(context);
      return { done: true, userErrors: [] };
    },
  },
  UndoableContactChange: {
    before: ({ before }) => before && maskContact(before),
    after: ({ after }) => maskContact(after),
    undoableUntil: ({ changedAt }) => undoableUntil(changedAt),
  },
  UndoContactChangeError: userErrorFields,
};

/**
 * Documents of a member. Only the member's own session leads to them; the whole number is never
 * answered.
 */
export const documentResolvers: Resolvers = {
  MemberDocument: {
    id: ({ id }) => globalId('MemberDocument', id),
    document: (document, _args, { services }) => ({
      type: document.type,
      ...services.members.shownNumberOf(document),
      number: null,
      issuingCountry: document.issuingCountry,
      expiresOn: document.expiresOn,
    }),
  },
};

export const memberDocumentNode: NodeLoader = async (id, { services, actor }) => {
  const { memberId } = await actor();
  const own = memberId ? await services.members.documentsOf(memberId) : [];
  return own.find((document) => document.id === id) ?? null;
};
