// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { eventually } from '#tests/support/eventually.ts';
import type { MemberInBar } from '#web/app/apollo/member/fetch-member.ts';

type Question = ReturnType<typeof Promise.withResolvers<MemberInBar | null>>;
const questions: Question[] = [];
const forgotten = vi.hoisted(() => vi.fn());
vi.mock('#web/app/session/signed-in.ts', async (original) => ({
  ...(await original<object>()),
  mayBeSignedIn: () => true,
  forgetSignedIn: forgotten,
}));
vi.mock('#web/app/apollo/member/fetch-member.ts', () => ({
  fetchMember: () => {
    const question = Promise.withResolvers<MemberInBar | null>();
    questions.push(question);
    return question.promise;
  },
}));
const { currentMember, refreshMember } = await import('./member-state.ts');

/** The first answer waits for a file to load. */

beforeEach(() => {
  questions.splice(0);
  forgotten.mockClear();
});

/** Two questions, the second after a sign-in, and how each is answered. */
async function asked() {
  const [first, second] = [refreshMember(), refreshMember()];
  await eventually(() => expect(questions).toHaveLength(2));
  return { first, second, answers: questions };
}

test('an answer that comes late does not take the place of a later one', async () => {
  const { first, second, answers } = await asked();
  answers[1]?.resolve({ firstName: 'Anna', unreadMessages: 3 });
  await second;
  answers[0]?.resolve(null);
  await first;
  expect(currentMember()).toEqual({ firstName: 'Anna', unreadMessages: 3 });
  // the hint belongs to the session that began meanwhile
  expect(forgotten).not.toHaveBeenCalled();
});

test('a question that fails late takes nothing away either', async () => {
  const { first, second, answers } = await asked();
  answers[1]?.resolve({ firstName: 'Anna', unreadMessages: 2 });
  await second;
  answers[0]?.reject(new Error('away'));
  await first;
  expect(currentMember()?.unreadMessages).toBe(2);
});

test('who is no member any more is forgotten', async () => {
  const asking = refreshMember();
  await eventually(() => expect(questions).toHaveLength(1));
  questions[0]?.resolve(null);
  await asking;
  expect(currentMember()).toBeNull();
  expect(forgotten).toHaveBeenCalledOnce();
});
