import type { Story } from '#gateway/mocks/story/story.ts';
import { opened } from '#gateway/mocks/story/story-access.ts';
import type { CodeRequest } from '#gateway/modules/members/codes/request-code.input.ts';
import type { Contact } from '#gateway/modules/members/member.model.ts';
import type { ChangeContactInput } from '#gateway/resolvers.gen.ts';
import { normalizeCode } from '#schema/rules/access/verification-code.ts';

const PROVEN = /^(\S+) (EMAIL|PHONE) (.+)$/;

/** What a code is for, and the contact that it proves where one was typed. */
export const subjectOfCode = ({ purpose, recipient }: CodeRequest): string =>
  'address' in recipient ? `${purpose} ${recipient.kind} ${recipient.address}` : purpose;

/** The contact that a code for one of these purposes has proved, as an account has it; null where it has proved none. */
export const provenBy = (
  subject: string,
  purposes: readonly string[],
): { readonly email?: string; readonly phone?: string } | null => {
  const [, purpose = '', kind, address = ''] = PROVEN.exec(subject) ?? [];
  if (!purposes.includes(purpose)) return null;
  return (kind as Contact['kind']) === 'EMAIL' ? { email: address } : { phone: address };
};

/** Replaces a contact of the member by the one that the code proved; why not. */
export const changeContact = (
  story: Story,
  { proof: { challengeId, code } }: ChangeContactInput,
  now: Date,
): { readonly code: string; readonly path: string[] }[] => {
  const answer = opened(story, { challengeId, code: normalizeCode(code) }, now);
  if ('problem' in answer) return [{ code: answer.problem, path: ['proof', 'code'] }];
  const proven = provenBy(answer.subject, ['CHANGE_CONTACT']);
  if (!proven) return [{ code: 'CODE_WRONG', path: ['proof', 'code'] }];
  Object.assign(story.account, proven);
  story.account.revision += 1;
  return [];
};
